BEGIN TRANSACTION;
CREATE TABLE answers (
	"match" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	who VARCHAR(8) NOT NULL, 
	auto BOOLEAN NOT NULL, 
	what TEXT NOT NULL, 
	PRIMARY KEY ("match", number), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "answers" VALUES('b552rb5ya92f4j3t',0,'chance',0,'build, sponsors, association, cards');
INSERT INTO "answers" VALUES('b552rb5ya92f4j3t',1,'A',0,'128');
INSERT INTO "answers" VALUES('b552rb5ya92f4j3t',2,'A',0,'125');
INSERT INTO "answers" VALUES('b552rb5ya92f4j3t',3,'A',0,'base 1 right');
INSERT INTO "answers" VALUES('b552rb5ya92f4j3t',4,'A',0,'new left');
INSERT INTO "answers" VALUES('b552rb5ya92f4j3t',5,'A',0,'base 1 middle');
INSERT INTO "answers" VALUES('b552rb5ya92f4j3t',6,'A',0,'zoo europe');
INSERT INTO "answers" VALUES('b552rb5ya92f4j3t',7,'A',0,'has 236');
INSERT INTO "answers" VALUES('b552rb5ya92f4j3t',8,'A',0,'dice d8');
CREATE TABLE holders (
	"match" VARCHAR(32) NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	seat VARCHAR(8) NOT NULL, 
	PRIMARY KEY ("match", person, seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "holders" VALUES('b552rb5ya92f4j3t','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','A');
CREATE TABLE matches (
	id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	undos INTEGER NOT NULL, 
	head TEXT NOT NULL, 
	undone TEXT NOT NULL, 
	summary TEXT NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	is_over BOOLEAN NOT NULL, 
	begun FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('b552rb5ya92f4j3t',9,0,'soloist record 1
game arno
rules 1
seats 1
seed 1
undo free
--
--
check c02b6ae2354cfae2
','[]','{"seats": "", "names": "", "asked": ["A"], "turn": 1, "points": [], "winners": []}','arno',0,1.79485397264086103436e+09,1.79485397291134595875e+09);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(128) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('signing','b5fcde2f4ff28820c5ddb4ebb1431b9361647cbb509303cbcbfd3963c72bd850');
CREATE TABLE watches (
	"match" VARCHAR(32) NOT NULL, 
	seat VARCHAR(8) NOT NULL, 
	read INTEGER NOT NULL, 
	triggers TEXT NOT NULL, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
CREATE INDEX ix_matches_changed ON matches (changed);
CREATE INDEX ix_holders_person ON holders (person);
COMMIT;
