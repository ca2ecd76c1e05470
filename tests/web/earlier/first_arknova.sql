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
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',0,'chance',0,'A');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',1,'chance',0,'build, sponsors, cards, association');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',2,'chance',0,'build, cards, association, sponsors');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',3,'chance',0,'multiplier, university, money, x-tokens');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',4,'chance',0,'africa, birds, asia');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',5,'chance',0,'large-animal-zoo, architectural-zoo');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',6,'chance',0,'donkey, pygmy-hippopotamus, foreign-institute, expert-on-the-americas, expert-on-australia, savanna, lion, boa-constrictor');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',7,'chance',0,'naturalists-zoo');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',8,'chance',0,'engineer, archaeologist, expert-in-predators, brown-spider-monkey, side-entrance, new-zealand-fur-seal, sponsorship-lions, migration-recording');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',9,'A',0,'boa-constrictor');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',10,'A',0,'donkey');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',11,'A',0,'expert-on-australia');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',12,'A',0,'foreign-institute');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',13,'chance',0,'slow-worm, shoebill, native-seabirds, scarlet-macaw, mantled-guereza, sun-bear');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',14,'A',0,'x animals');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',15,'chance',0,'slot 5');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',16,'A',0,'sponsors');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',17,'A',1,'break');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',18,'chance',0,'slot 5');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',19,'chance',0,'asia');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',20,'A',0,'x association');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',21,'chance',0,'slot 2');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',22,'A',0,'boa-constrictor');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',23,'chance',0,'release-of-patents, science-library');
INSERT INTO "answers" VALUES('p7t99apc34gu2c3f',24,'chance',0,'malayan-tapir, tasmanian-devil, science-lab');
CREATE TABLE holders (
	"match" VARCHAR(32) NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	seat VARCHAR(8) NOT NULL, 
	PRIMARY KEY ("match", person, seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "holders" VALUES('p7t99apc34gu2c3f','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','A');
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
INSERT INTO "matches" VALUES('p7t99apc34gu2c3f',10,0,'soloist record 1
game arknova
rules 1
seats 2
seed 1
undo screen
meta seats "human,arno:L3"
option automas "B=L3"
--
--
check 7459500a9bc49602
','[]','{"seats": "human,arno:L3", "names": "", "asked": ["A"], "turn": 7, "points": [], "winners": []}','arknova',0,1794853963.0525,1.7948539635140614509e+09);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(128) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('signing','c3e4cec400db88ccc84d61966c799853cceed02d8f6bbf0d6adf67748f60ab21');
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
