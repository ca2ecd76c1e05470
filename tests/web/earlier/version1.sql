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
INSERT INTO "answers" VALUES('9m23gs38n7j7jamy',0,'A',0,'blue');
INSERT INTO "answers" VALUES('9m23gs38n7j7jamy',1,'B',0,'green');
INSERT INTO "answers" VALUES('9m23gs38n7j7jamy',2,'C',0,'red');
INSERT INTO "answers" VALUES('9m23gs38n7j7jamy',3,'chance',0,'v50-blue, stop, v100-red, thief, x2-green, thief, change_places, v50-yellow');
INSERT INTO "answers" VALUES('9m23gs38n7j7jamy',4,'chance',0,'v50-blue, stop, v500-red, v100-green, lock, crash, minus200-green, v200-red');
INSERT INTO "answers" VALUES('9m23gs38n7j7jamy',5,'chance',0,'x2-blue, v500-yellow, v1000-blue, plus3, minus200-blue, v1000-red, x2-red, plus1');
INSERT INTO "answers" VALUES('9m23gs38n7j7jamy',6,'chance',0,'B');
INSERT INTO "answers" VALUES('9m23gs38n7j7jamy',7,'chance',0,'v50-yellow');
INSERT INTO "answers" VALUES('9m23gs38n7j7jamy',8,'C',0,'pass');
INSERT INTO "answers" VALUES('9m23gs38n7j7jamy',9,'A',0,'pass');
INSERT INTO "answers" VALUES('9m23gs38n7j7jamy',10,'B',0,'stop');
INSERT INTO "answers" VALUES('9m23gs38n7j7jamy',11,'C',0,'minus200-blue');
INSERT INTO "answers" VALUES('9m23gs38n7j7jamy',12,'A',0,'thief');
INSERT INTO "answers" VALUES('9m23gs38n7j7jamy',13,'A',1,'top');
INSERT INTO "answers" VALUES('9m23gs38n7j7jamy',14,'B',0,'pass');
INSERT INTO "answers" VALUES('9m23gs38n7j7jamy',15,'A',0,'pass');
INSERT INTO "answers" VALUES('9m23gs38n7j7jamy',16,'B',0,'v200-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',0,'A',0,'red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',1,'B',0,'yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',2,'chance',0,'green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',3,'chance',0,'v200-yellow, v50-blue, v200-green, v200-green, thief, lock, stop, v200-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',4,'chance',0,'v50-green, x3, x2-blue, minus200-red, minus200-yellow, change_places, x2-yellow, v50-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',5,'chance',0,'B');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',6,'chance',0,'lock');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',7,'A',0,'stop');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',8,'B',0,'minus200-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',9,'A',0,'lock');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',10,'A',0,'red.1');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',11,'B',0,'pass');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',12,'A',0,'pass');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',13,'B',0,'v50-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',14,'B',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',15,'A',0,'pass');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',16,'B',0,'minus200-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',17,'A',0,'pass');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',18,'B',0,'pass');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',19,'chance',0,'chameleon');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',20,'A',0,'v200-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',21,'A',0,'yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',22,'B',0,'pass');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',23,'A',0,'chameleon');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',24,'A',0,'v200-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',25,'A',0,'red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',26,'B',0,'pass');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',27,'A',0,'thief');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',28,'A',1,'top');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',29,'B',0,'lock');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',30,'B',0,'yellow.1');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',31,'chance',0,'v100-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',32,'B',0,'v100-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',33,'B',0,'yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',34,'chance',0,'v100-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',35,'A',0,'v50-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',36,'A',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',37,'chance',0,'crash');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',38,'B',0,'crash');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',39,'B',0,'yellow.2');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',40,'B',0,'x2-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',41,'B',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',42,'chance',0,'v1000-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',43,'A',0,'v50-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',44,'A',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',45,'chance',0,'x3');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',46,'B',0,'v50-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',47,'B',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',48,'chance',0,'thief');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',49,'A',0,'v200-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',50,'A',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',51,'A',0,'pass');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',52,'chance',0,'chameleon');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',53,'B',0,'chameleon');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',54,'B',0,'x2-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',55,'B',0,'green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',56,'A',0,'thief');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',57,'A',0,'green.1');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',58,'B',0,'x3');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',59,'B',0,'red.1');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',60,'chance',0,'v100-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',61,'A',0,'v1000-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',62,'A',0,'yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',63,'chance',0,'x2-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',64,'B',0,'change_places');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',65,'B',0,'A');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',66,'chance',0,'minus200-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',67,'A',0,'minus200-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',68,'A',0,'v200-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',69,'A',0,'green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',70,'chance',0,'x3');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',71,'B',0,'x3');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',72,'B',0,'yellow.3');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',73,'chance',0,'plus2_black');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',74,'A',0,'plus2_black');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',75,'A',1,'B');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',76,'chance',0,'v50-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',77,'B',0,'v50-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',78,'B',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',79,'chance',0,'v50-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',80,'A',0,'v50-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',81,'A',0,'yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',82,'chance',0,'change');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',83,'B',0,'x3');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',84,'B',0,'red.3');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',85,'B',0,'change');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',86,'chance',0,'plus2_value');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',87,'A',0,'v100-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',88,'A',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',89,'chance',0,'v50-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',90,'B',0,'x2-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',91,'B',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',92,'chance',0,'crash');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',93,'A',0,'crash');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',94,'A',0,'red.2');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',95,'A',0,'plus2_value');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',96,'A',1,'B');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',97,'A',0,'red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',98,'chance',0,'crash');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',99,'B',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',100,'B',0,'crash');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',101,'B',0,'red.4');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',102,'chance',0,'chameleon');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',103,'A',0,'v100-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',104,'A',0,'green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',105,'chance',0,'plus2_black');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',106,'B',0,'plus2_black');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',107,'B',0,'A');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',108,'chance',0,'stop');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',109,'A',0,'stop');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',110,'A',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',111,'chance',0,'v500-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',112,'A',1,'v500-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',113,'A',0,'yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',114,'chance',0,'plus2_value');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',115,'B',0,'plus2_value');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',116,'B',0,'A');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',117,'B',0,'green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',118,'chance',0,'thief');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',119,'A',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',120,'A',0,'thief');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',121,'A',0,'red.2');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',122,'chance',0,'change_places');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',123,'B',0,'change_places');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',124,'B',0,'A');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',125,'chance',0,'v200-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',126,'A',1,'v200-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',127,'A',0,'red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',128,'chance',0,'plus1');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',129,'B',0,'plus1');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',130,'chance',0,'change');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',131,'A',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',132,'chance',0,'v50-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',133,'B',0,'chameleon');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',134,'B',0,'v50-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',135,'B',0,'green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',136,'B',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',137,'chance',0,'v50-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',138,'A',1,'v50-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',139,'A',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',140,'chance',0,'v1000-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',141,'B',0,'v1000-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',142,'B',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',143,'chance',0,'thief');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',144,'A',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',145,'A',0,'pass');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',146,'chance',0,'v500-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',147,'B',0,'v500-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',148,'B',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',149,'A',0,'pass');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',150,'chance',0,'crash');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',151,'A',0,'thief');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',152,'A',0,'green.4');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',153,'A',0,'crash');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',154,'A',0,'green.3');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',155,'A',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',156,'chance',0,'chameleon');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',157,'B',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',158,'chance',0,'minus200-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',159,'A',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',160,'chance',0,'v500-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',161,'B',0,'chameleon');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',162,'B',0,'v500-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',163,'B',0,'yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',164,'B',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',165,'chance',0,'plus1');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',166,'A',0,'plus1');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',167,'chance',0,'v100-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',168,'B',0,'v100-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',169,'B',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',170,'chance',0,'thief');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',171,'A',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',172,'A',0,'thief');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',173,'A',0,'yellow.7');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',174,'chance',0,'v200-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',175,'B',0,'v200-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',176,'B',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',177,'chance',0,'v50-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',178,'A',1,'v50-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',179,'A',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',180,'chance',0,'swap_hands');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',181,'B',0,'swap_hands');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',182,'B',0,'pass');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',183,'chance',0,'lock');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',184,'A',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',185,'B',0,'change');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',186,'A',0,'lock');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',187,'A',0,'red.6');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',188,'chance',0,'x3');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',189,'B',0,'x3');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',190,'B',0,'red.6');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',191,'chance',0,'v50-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',192,'A',1,'v50-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',193,'A',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',194,'chance',0,'stop');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',195,'B',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',196,'B',0,'stop');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',197,'chance',0,'v100-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',198,'B',0,'v100-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',199,'B',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',200,'chance',0,'x2-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',201,'A',1,'x2-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',202,'A',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',203,'chance',0,'chameleon');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',204,'B',0,'chameleon');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',205,'B',0,'minus200-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',206,'B',0,'green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',207,'B',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',208,'chance',0,'crash');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',209,'A',0,'crash');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',210,'A',0,'yellow.6');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',211,'A',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',212,'chance',0,'v1000-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',213,'B',0,'v1000-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',214,'B',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',215,'chance',0,'change');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',216,'A',0,'change');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',217,'A',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',218,'chance',0,'v50-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',219,'B',0,'v50-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',220,'B',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',221,'chance',0,'v100-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',222,'A',1,'v100-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',223,'A',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',224,'chance',0,'lock');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',225,'B',0,'lock');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',226,'B',0,'green.4');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',227,'B',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',228,'chance',0,'thief');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',229,'A',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',230,'A',0,'thief');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',231,'A',0,'top');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',232,'chance',0,'v1000-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',233,'B',0,'v1000-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',234,'B',0,'red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',235,'chance',0,'crash');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',236,'A',0,'crash');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',237,'A',0,'red.5');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',238,'A',1,'v100-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',239,'A',0,'yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',240,'chance',0,'v200-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',241,'B',0,'v200-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',242,'B',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',243,'chance',0,'swap_hands');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',244,'A',0,'swap_hands');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',245,'chance',0,'v200-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',246,'B',0,'v200-yellow');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',247,'B',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',248,'chance',0,'v100-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',249,'A',1,'v100-red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',250,'A',0,'red');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',251,'chance',0,'v100-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',252,'B',0,'v100-green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',253,'B',0,'green');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',254,'chance',0,'lock');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',255,'A',0,'end');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',256,'A',0,'pass');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',257,'chance',0,'v50-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',258,'B',0,'v50-blue');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',259,'B',0,'discard');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',260,'A',0,'pass');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',261,'chance',0,'plus3');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',262,'A',0,'plus3');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',263,'chance',0,'v500-red, plus3');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',264,'A',0,'lock');
INSERT INTO "answers" VALUES('w7zzw892wcgnik3u',265,'A',0,'green.3');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',0,'chance',0,'chimpanzee');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',1,'chance',0,'kangaroo');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',2,'chance',0,'elephant');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',3,'chance',0,'A');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',4,'A',1,'load');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',5,'chance',0,'camel-m');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',6,'A',0,'truck 1');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',7,'chance',0,'I-06');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',8,'A',0,'purchase');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',9,'A',1,'camel-m B');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',10,'A',0,'camel-m e6');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',11,'A',1,'load');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',12,'chance',0,'coin');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',13,'A',0,'truck 3');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',14,'A',0,'take 3');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',15,'A',1,'load');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',16,'chance',0,'flamingo');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',17,'A',0,'truck 1');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',18,'chance',0,'I-07');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',19,'A',1,'load');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',20,'chance',0,'camel-m');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',21,'A',0,'truck 2');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',22,'A',0,'load');
INSERT INTO "answers" VALUES('zhpbqszxvyq9cjyi',23,'chance',0,'panda');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',0,'chance',0,'chimpanzee');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',1,'chance',0,'elephant');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',2,'chance',0,'camel');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',3,'chance',0,'B');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',4,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',5,'chance',0,'zebra');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',6,'B',0,'truck 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',7,'A',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',8,'chance',0,'coin');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',9,'A',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',10,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',11,'chance',0,'coin');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',12,'B',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',13,'A',0,'take 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',14,'A',0,'zebra e5');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',15,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',16,'chance',0,'leopard-f');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',17,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',18,'chance',0,'kangaroo');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',19,'B',0,'take 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',20,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',21,'chance',0,'panda');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',22,'B',0,'truck 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',23,'A',0,'take 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',24,'A',0,'panda e4');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',25,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',26,'chance',0,'stall-a');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',27,'B',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',28,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',29,'chance',0,'flamingo-f');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',30,'B',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',31,'B',0,'take 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',32,'B',0,'stall-a e6');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',33,'B',0,'flamingo-f e6');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',34,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',35,'chance',0,'stall-b');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',36,'B',0,'truck 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',37,'A',0,'exchange');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',38,'A',0,'e4 e5 zebra');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',39,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',40,'chance',0,'coin');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',41,'B',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',42,'A',0,'exchange');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',43,'A',0,'e4 e5 panda');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',44,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',45,'chance',0,'flamingo');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',46,'B',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',47,'A',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',48,'chance',0,'flamingo-m');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',49,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',50,'chance',0,'panda');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',51,'A',0,'take 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',52,'A',0,'stall-b barn');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',53,'B',0,'take 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',54,'B',0,'flamingo e6');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',55,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',56,'chance',0,'coin');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',57,'B',0,'truck 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',58,'A',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',59,'chance',0,'flamingo');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',60,'A',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',61,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',62,'chance',0,'zebra');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',63,'B',0,'truck 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',64,'A',0,'take 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',65,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',66,'chance',0,'kangaroo-m');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',67,'B',0,'take 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',68,'B',0,'flamingo e6');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',69,'B',0,'kangaroo-m e5');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',70,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',71,'chance',0,'stall-c');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',72,'B',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',73,'A',0,'take 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',74,'A',0,'stall-c barn');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',75,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',76,'chance',0,'leopard');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',77,'B',0,'truck 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',78,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',79,'chance',0,'flamingo');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',80,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',81,'chance',0,'leopard');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',82,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',83,'chance',0,'zebra');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',84,'B',0,'purchase');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',85,'B',0,'stall-b A');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',86,'B',0,'stall-b e5');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',87,'B',0,'purchase');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',88,'B',0,'stall-c A');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',89,'B',0,'stall-c e4');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',90,'B',0,'take 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',91,'B',0,'leopard e4');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',92,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',93,'chance',0,'stall-d');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',94,'B',0,'truck 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',95,'A',0,'exchange');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',96,'A',0,'e4 e5 zebra');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',97,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',98,'chance',0,'kangaroo');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',99,'B',0,'truck 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',100,'A',0,'take 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',101,'A',0,'kangaroo e6');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',102,'A',0,'stall-d e4');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',103,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',104,'chance',0,'panda');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',105,'B',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',106,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',107,'chance',0,'kangaroo-f');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',108,'B',0,'truck 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',109,'B',0,'take 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',110,'B',0,'kangaroo-f e5');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',111,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',112,'chance',0,'stall-c');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',113,'B',0,'truck 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',114,'A',0,'exchange');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',115,'A',0,'e4 e5 panda');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',116,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',117,'chance',0,'coin');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',118,'B',0,'truck 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',119,'A',0,'take 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',120,'A',0,'stall-c e5');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',121,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',122,'chance',0,'coin');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',123,'B',0,'truck 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',124,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',125,'chance',0,'stall-d');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',126,'B',0,'truck 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',127,'B',0,'take 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',128,'B',0,'stall-d e4');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',129,'B',0,'expand');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',130,'A',0,'exchange');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',131,'A',0,'e4 e5 zebra');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',132,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',133,'chance',0,'panda-f');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',134,'B',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',135,'A',0,'take 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',136,'A',0,'panda-f barn');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',137,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',138,'chance',0,'zebra');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',139,'B',0,'truck 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',140,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',141,'chance',0,'flamingo');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',142,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',143,'chance',0,'kangaroo-f');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',144,'B',0,'take 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',145,'B',0,'kangaroo-f e5');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',146,'B',0,'flamingo e6');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',147,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',148,'chance',0,'leopard');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',149,'B',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',150,'A',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',151,'chance',0,'panda-m');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',152,'A',0,'truck 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',153,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',154,'chance',0,'stall-b');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',155,'B',0,'truck 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',156,'A',0,'take 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',157,'A',0,'stall-b e6');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',158,'A',0,'panda-m barn');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',159,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',160,'chance',0,'zebra');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',161,'B',0,'truck 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',162,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',163,'chance',0,'kangaroo');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',164,'B',0,'take 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',165,'B',0,'kangaroo e5');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',166,'B',0,'leopard e4');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',167,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',168,'chance',0,'zebra-f');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',169,'B',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',170,'A',0,'take 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',171,'A',0,'zebra-f e4');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',172,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',173,'chance',0,'coin');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',174,'B',0,'truck 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',175,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',176,'chance',0,'leopard');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',177,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',178,'chance',0,'kangaroo');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',179,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',180,'chance',0,'zebra-m');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',181,'B',0,'take 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',182,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',183,'chance',0,'kangaroo');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',184,'B',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',185,'A',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',186,'chance',0,'zebra-m');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',187,'A',0,'truck 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',188,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',189,'chance',0,'panda');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',190,'B',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',191,'A',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',192,'chance',0,'flamingo');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',193,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',194,'chance',0,'flamingo');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',195,'A',0,'take 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',196,'A',0,'flamingo barn');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',197,'B',0,'purchase');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',198,'B',0,'flamingo A');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',199,'B',0,'flamingo e6');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',200,'B',0,'take 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',201,'B',0,'zebra-m x1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',202,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',203,'chance',0,'flamingo');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',204,'B',0,'truck 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',205,'A',0,'exchange');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',206,'A',0,'e6 barn flamingo');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',207,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',208,'chance',0,'leopard-m');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',209,'B',0,'truck 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',210,'A',0,'take 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',211,'B',0,'take 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',212,'B',0,'flamingo e6');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',213,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',214,'chance',0,'panda-f');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',215,'B',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',216,'A',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',217,'chance',0,'flamingo-f');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',218,'A',0,'truck 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',219,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',220,'chance',0,'zebra');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',221,'B',0,'truck 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',222,'A',0,'take 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',223,'A',0,'flamingo-f barn');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',224,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',225,'chance',0,'coin');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',226,'B',0,'truck 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',227,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',228,'chance',0,'panda-m');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',229,'B',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',230,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',231,'chance',0,'kangaroo');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',232,'B',0,'take 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',233,'B',0,'zebra x1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',234,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',235,'chance',0,'stall-a');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',236,'B',0,'truck 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',237,'A',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',238,'chance',0,'coin');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',239,'A',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',240,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',241,'chance',0,'stall-d');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',242,'B',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',243,'A',0,'take 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',244,'A',0,'stall-a e4');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',245,'B',0,'take 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',246,'B',0,'stall-d x1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',247,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',248,'chance',0,'panda');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',249,'B',0,'truck 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',250,'A',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',251,'chance',0,'panda');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',252,'A',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',253,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',254,'chance',0,'leopard');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',255,'B',0,'truck 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',256,'A',0,'take 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',257,'A',0,'panda barn');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',258,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',259,'chance',0,'coin');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',260,'B',0,'take 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',261,'B',0,'leopard e4');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',262,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',263,'chance',0,'zebra-f');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',264,'B',0,'truck 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',265,'A',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',266,'chance',0,'leopard-m');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',267,'A',0,'truck 1');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',268,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',269,'chance',0,'stall-c');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',270,'B',0,'truck 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',271,'A',0,'take 2');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',272,'B',0,'load');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',273,'chance',0,'flamingo-m');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',274,'B',0,'take 3');
INSERT INTO "answers" VALUES('z9cqrfs5v3qjaq9n',275,'B',0,'zebra-f x1');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',0,'chance',0,'A');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',1,'chance',0,'sponsors, association, build, cards');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',2,'chance',0,'association, sponsors, build, cards');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',3,'chance',0,'money, university, x-tokens, enclosure');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',4,'chance',0,'predators, australia, africa');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',5,'chance',0,'conservation-zoo, research-zoo');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',6,'chance',0,'golden-lion-tamarin, galapagos-giant-tortoise, gorilla-field-research, inland-taipan, cougar, science-lab, angthong-national-park, australian-pelican');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',7,'chance',0,'aquatic-park');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',8,'chance',0,'alpine-ibex, south-american-coati, collared-mangabey, white-stork, common-european-adder, bald-eagle, nile-crocodile, geologist');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',9,'A',0,'science-lab');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',10,'A',0,'galapagos-giant-tortoise');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',11,'A',0,'australian-pelican');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',12,'A',0,'angthong-national-park');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',13,'chance',0,'red-deer, red-shanked-douc, adventure-playground, african-ostrich, dugong, horsfields-tarsier');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',14,'A',0,'sponsors');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',15,'A',0,'break');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',16,'chance',0,'slot 5');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',17,'chance',0,'folder 4');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',18,'chance',0,'okapi-stable');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',19,'A',0,'x build');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',20,'chance',0,'slot 3');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',21,'chance',0,'australia');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',22,'A',0,'x association');
INSERT INTO "answers" VALUES('w8cn8bu2ax2x4ace',23,'chance',0,'slot 5');
INSERT INTO "answers" VALUES('e8qmhjeukh3eyje3',0,'chance',0,'B');
INSERT INTO "answers" VALUES('e8qmhjeukh3eyje3',1,'chance',0,'association, sponsors, build, cards');
INSERT INTO "answers" VALUES('e8qmhjeukh3eyje3',2,'chance',0,'association, cards, sponsors, build');
INSERT INTO "answers" VALUES('e8qmhjeukh3eyje3',3,'chance',0,'reputation, money, enclosure, multiplier');
INSERT INTO "answers" VALUES('e8qmhjeukh3eyje3',4,'chance',0,'birds, europe, reptiles');
INSERT INTO "answers" VALUES('e8qmhjeukh3eyje3',5,'chance',0,'favorite-zoo, aquatic-park');
INSERT INTO "answers" VALUES('e8qmhjeukh3eyje3',6,'chance',0,'waza-large-animal-program, common-agama, red-shanked-douc, australian-dingo, explorer, cheetah, aquatic, native-farm-animals');
INSERT INTO "answers" VALUES('e8qmhjeukh3eyje3',7,'chance',0,'large-animal-zoo, small-animal-zoo');
INSERT INTO "answers" VALUES('e8qmhjeukh3eyje3',8,'chance',0,'sponsorship-vultures, panamanian-white-faced-capuchin, giant-panda, foreign-institute, technology-institute, new-zealand-sea-lion, asian-elephant, fennec-fox');
INSERT INTO "answers" VALUES('e8qmhjeukh3eyje3',9,'A',0,'cheetah');
INSERT INTO "answers" VALUES('e8qmhjeukh3eyje3',10,'B',0,'fennec-fox');
INSERT INTO "answers" VALUES('e8qmhjeukh3eyje3',11,'A',0,'common-agama');
INSERT INTO "answers" VALUES('e8qmhjeukh3eyje3',12,'B',0,'technology-institute');
INSERT INTO "answers" VALUES('e8qmhjeukh3eyje3',13,'A',0,'aquatic');
INSERT INTO "answers" VALUES('e8qmhjeukh3eyje3',14,'B',0,'asian-elephant');
INSERT INTO "answers" VALUES('e8qmhjeukh3eyje3',15,'A',0,'red-shanked-douc');
INSERT INTO "answers" VALUES('e8qmhjeukh3eyje3',16,'B',0,'sponsorship-vultures');
INSERT INTO "answers" VALUES('e8qmhjeukh3eyje3',17,'chance',0,'mantled-guereza, waza-small-animals-program, barred-owl-hut, koala, baboon-rock, sloth-bear');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',0,'chance',0,'construct-3');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',1,'chance',0,'forest-desert-volcano');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',2,'chance',0,'cyclops');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',3,'chance',0,'capture-1');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',4,'chance',0,'volcano');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',5,'chance',0,'gorgon');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',6,'chance',0,'capture-2');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',7,'chance',0,'lagoon-volcano');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',8,'chance',0,'cerberus');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',9,'chance',0,'recruit-1');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',10,'chance',0,'mountain');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',11,'chance',0,'construct-1');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',12,'chance',0,'lagoon');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',13,'chance',0,'mine');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',14,'chance',0,'training-camp');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',15,'chance',0,'mine');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',16,'chance',0,'protection-crystal');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',17,'A',0,'card 1');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',18,'A',0,'g4-g5');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',19,'A',0,'f6-f5-e6');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',20,'A',0,'produce for nuggets');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',21,'A',0,'card 4');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',22,'chance',0,'5');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',23,'chance',0,'3');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',24,'chance',0,'produce-2');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',25,'chance',0,'forest-volcano');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',26,'chance',0,'hydra');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',27,'chance',0,'recruit-2');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',28,'chance',0,'mountain-lagoon');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',29,'chance',0,'recruit-3');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',30,'chance',0,'volcano-volcano-mountain');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',31,'chance',0,'minotaur, cyclops');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',32,'chance',0,'construct-2');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',33,'chance',0,'mountain-volcano');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',34,'chance',0,'cerberus');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',35,'chance',0,'hospital');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',36,'chance',0,'6');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',37,'chance',0,'4');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',38,'chance',0,'6');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',39,'chance',0,'2');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',40,'chance',0,'3');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',41,'chance',0,'6');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',42,'A',0,'card 1');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',43,'A',0,'d6-d7');
INSERT INTO "answers" VALUES('z24mex8rfvw79zce',44,'A',0,'produce for hoplites');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',0,'chance',0,'recruit-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',1,'chance',0,'desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',2,'chance',0,'recruit-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',3,'chance',0,'mountain-forest');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',4,'chance',0,'produce-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',5,'chance',0,'desert-volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',6,'chance',0,'gorgon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',7,'chance',0,'produce-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',8,'chance',0,'mountain-forest-volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',9,'chance',0,'cerberus');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',10,'chance',0,'construct-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',11,'chance',0,'mountain-forest');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',12,'chance',0,'hospital');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',13,'chance',0,'architect-practice');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',14,'chance',0,'arch');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',15,'chance',0,'siege-engines-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',16,'chance',0,'A');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',17,'A',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',18,'A',0,'a5-a6');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',19,'A',0,'b4-a4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',20,'A',0,'construct for hoplites');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',21,'A',0,'build forest');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',22,'A',1,'a4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',23,'A',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',24,'B',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',25,'B',0,'a5-a6');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',26,'B',0,'a4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',27,'B',0,'produce for hoplites');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',28,'B',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',29,'chance',0,'produce-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',30,'chance',0,'lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',31,'chance',0,'construct-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',32,'chance',0,'lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',33,'chance',0,'recruit-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',34,'chance',0,'mountain-lagoon-desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',35,'chance',0,'capture-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',36,'chance',0,'lagoon-lagoon-desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',37,'chance',0,'protection-crystal');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',38,'B',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',39,'B',0,'a3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',40,'B',0,'build desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',41,'B',0,'a4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',42,'B',0,'recruit for hoplites');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',43,'B',0,'card 4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',44,'A',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',45,'A',0,'c6-c5-b5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',46,'A',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',47,'A',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',48,'chance',0,'construct-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',49,'chance',0,'forest-lagoon-desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',50,'chance',0,'capture-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',51,'chance',0,'forest-desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',52,'chance',0,'capture-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',53,'chance',0,'desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',54,'chance',0,'produce-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',55,'chance',0,'forest-volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',56,'chance',0,'hydra');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',57,'chance',0,'statues');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',58,'A',0,'card 5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',59,'A',0,'d4-d5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',60,'A',0,'produce for nuggets');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',61,'A',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',62,'B',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',63,'B',0,'b5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',64,'B',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',65,'B',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',66,'chance',0,'construct-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',67,'chance',0,'lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',68,'chance',0,'produce-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',69,'chance',0,'forest-lagoon-volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',70,'chance',0,'cerberus');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',71,'chance',0,'recruit-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',72,'chance',0,'forest-volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',73,'chance',0,'gorgon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',74,'chance',0,'construct-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',75,'chance',0,'mountain-lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',76,'B',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',77,'B',0,'c3-b3-c4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',78,'B',0,'construct for nuggets');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',79,'B',0,'build lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',80,'B',0,'a3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',81,'B',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',82,'A',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',83,'A',0,'f6-e6');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',84,'A',0,'build desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',85,'A',1,'b5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',86,'A',0,'construct for hoplites');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',87,'A',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',88,'A',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',89,'chance',0,'recruit-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',90,'chance',0,'forest-desert-volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',91,'chance',0,'minotaur');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',92,'chance',0,'recruit-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',93,'chance',0,'forest');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',94,'chance',0,'capture-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',95,'chance',0,'desert-desert-volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',96,'chance',0,'cyclops');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',97,'chance',0,'construct-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',98,'chance',0,'lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',99,'chance',0,'training-camp');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',100,'chance',0,'oratory');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',101,'A',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',102,'A',0,'c3-d3-d2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',103,'A',0,'use');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',104,'A',0,'capture for hoplites');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',105,'A',0,'fight d5 0');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',106,'chance',0,'6');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',107,'A',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',108,'A',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',109,'B',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',110,'B',0,'d4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',111,'B',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',112,'B',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',113,'chance',0,'construct-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',114,'chance',0,'mountain-forest-desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',115,'chance',0,'produce-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',116,'chance',0,'volcano-volcano-mountain');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',117,'chance',0,'cyclops, gorgon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',118,'chance',0,'produce-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',119,'chance',0,'volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',120,'chance',0,'gorgon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',121,'chance',0,'capture-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',122,'chance',0,'mountain');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',123,'B',0,'card 5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',124,'B',0,'d5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',125,'B',0,'fight c4 0');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',126,'chance',0,'5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',127,'B',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',128,'A',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',129,'A',0,'f4-f3-e4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',130,'A',0,'titan mountain');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',131,'A',0,'keep');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',132,'A',0,'recruit for nuggets');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',133,'A',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',134,'chance',0,'construct-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',135,'chance',0,'forest-lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',136,'chance',0,'capture-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',137,'chance',0,'forest-forest');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',138,'chance',0,'produce-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',139,'chance',0,'lagoon-desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',140,'chance',0,'capture-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',141,'chance',0,'mountain-lagoon-volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',142,'chance',0,'cerberus');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',143,'A',0,'card 4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',144,'A',0,'g4-g3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',145,'A',0,'titan mountain');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',146,'A',0,'use');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',147,'A',0,'construct for hoplites');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',148,'A',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',149,'A',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',150,'B',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',151,'B',0,'e3-d3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',152,'B',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',153,'B',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',154,'chance',0,'recruit-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',155,'chance',0,'desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',156,'chance',0,'recruit-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',157,'chance',0,'lagoon-desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',158,'chance',0,'construct-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',159,'chance',0,'forest-forest-lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',160,'chance',0,'produce-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',161,'chance',0,'mountain-forest-lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',162,'A',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',163,'A',0,'e2-f2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',164,'A',0,'titan desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',165,'A',0,'construct for nuggets');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',166,'A',0,'build lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',167,'A',0,'d5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',168,'A',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',169,'B',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',170,'B',0,'f3-g3-f2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',171,'B',0,'build forest');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',172,'B',0,'f3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',173,'B',0,'keep');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',174,'B',0,'produce for hoplites');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',175,'B',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',176,'chance',0,'construct-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',177,'chance',0,'forest');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',178,'chance',0,'capture-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',179,'chance',0,'mountain');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',180,'chance',0,'recruit-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',181,'chance',0,'mountain-mountain-forest');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',182,'chance',0,'produce-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',183,'chance',0,'volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',184,'chance',0,'minotaur');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',185,'chance',0,'oratory');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',186,'chance',0,'hospital');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',187,'A',0,'card 5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',188,'A',0,'b2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',189,'A',0,'titan forest');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',190,'A',0,'capture for creatures');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',191,'A',0,'fight f3 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',192,'chance',0,'4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',193,'chance',0,'4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',194,'chance',0,'6');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',195,'A',0,'fight d2 0');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',196,'chance',0,'3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',197,'A',0,'card 4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',198,'B',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',199,'B',0,'g4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',200,'B',0,'fight c4 0');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',201,'chance',0,'2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',202,'B',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',203,'B',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',204,'chance',0,'recruit-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',205,'chance',0,'forest');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',206,'chance',0,'construct-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',207,'chance',0,'mountain-lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',208,'chance',0,'recruit-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',209,'chance',0,'lagoon-volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',210,'chance',0,'minotaur');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',211,'chance',0,'construct-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',212,'chance',0,'mountain-desert-volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',213,'chance',0,'cerberus');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',214,'B',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',215,'B',0,'d7-d6');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',216,'B',0,'medallion');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',217,'B',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',218,'A',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',219,'A',0,'g6-f5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',220,'A',0,'titan mountain');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',221,'A',0,'capture for creatures');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',222,'A',0,'fight d2 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',223,'chance',0,'4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',224,'chance',0,'5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',225,'chance',0,'1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',226,'chance',0,'6');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',227,'A',0,'fight b2 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',228,'chance',0,'2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',229,'chance',0,'3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',230,'A',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',231,'chance',0,'produce-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',232,'chance',0,'mountain-volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',233,'chance',0,'cerberus');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',234,'chance',0,'produce-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',235,'chance',0,'lagoon-desert-volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',236,'chance',0,'hydra');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',237,'chance',0,'capture-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',238,'chance',0,'volcano-volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',239,'chance',0,'minotaur, gorgon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',240,'chance',0,'recruit-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',241,'chance',0,'gorgon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',242,'A',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',243,'A',0,'e7-d6-d7');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',244,'A',0,'build desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',245,'A',0,'g3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',246,'A',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',247,'A',0,'card 4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',248,'B',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',249,'B',0,'c6-c5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',250,'B',0,'titan mountain');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',251,'B',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',252,'B',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',253,'chance',0,'construct-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',254,'chance',0,'forest');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',255,'chance',0,'recruit-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',256,'chance',0,'mountain');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',257,'chance',0,'capture-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',258,'chance',0,'desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',259,'chance',0,'produce-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',260,'chance',0,'desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',261,'chance',0,'training-camp');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',262,'B',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',263,'B',0,'e6-f6');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',264,'B',0,'keep');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',265,'B',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',266,'A',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',267,'A',0,'a3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',268,'A',0,'construct for creatures');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',269,'A',0,'build mountain');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',270,'A',0,'b4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',271,'A',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',272,'chance',0,'construct-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',273,'chance',0,'lagoon-volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',274,'chance',0,'hydra');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',275,'chance',0,'capture-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',276,'chance',0,'recruit-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',277,'chance',0,'forest-lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',278,'chance',0,'produce-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',279,'chance',0,'forest-desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',280,'chance',0,'training-camp');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',281,'A',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',282,'A',0,'e5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',283,'A',0,'medallion');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',284,'A',0,'use');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',285,'A',0,'build lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',286,'A',0,'d2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',287,'A',0,'produce for nuggets');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',288,'A',0,'card 4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',289,'B',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',290,'B',0,'f4-e5-f5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',291,'B',0,'fight f6 0');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',292,'chance',0,'2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',293,'B',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',294,'B',0,'recruit for creatures');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',295,'B',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',296,'chance',0,'capture-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',297,'chance',0,'volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',298,'chance',0,'hydra');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',299,'chance',0,'capture-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',300,'chance',0,'desert-desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',301,'chance',0,'construct-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',302,'chance',0,'produce-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',303,'chance',0,'gorgon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',304,'chance',0,'mine');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',305,'B',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',306,'B',0,'c7-b6');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',307,'B',0,'titan mountain');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',308,'B',0,'build lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',309,'B',0,'f6');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',310,'B',0,'recruit for nuggets');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',311,'B',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',312,'A',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',313,'A',0,'b6');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',314,'A',0,'fight f4 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',315,'chance',0,'1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',316,'chance',0,'3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',317,'A',0,'fight f5 0');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',318,'chance',0,'2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',319,'A',0,'produce for nuggets');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',320,'A',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',321,'chance',0,'produce-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',322,'chance',0,'lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',323,'chance',0,'recruit-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',324,'chance',0,'volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',325,'chance',0,'cyclops');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',326,'chance',0,'recruit-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',327,'chance',0,'capture-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',328,'chance',0,'oratory');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',329,'B',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',330,'B',0,'e2-d1-d2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',331,'B',0,'titan mountain');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',332,'B',0,'medallion');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',333,'B',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',334,'B',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',335,'A',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',336,'A',0,'e3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',337,'A',0,'titan lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',338,'A',0,'titan forest');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',339,'A',0,'keep');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',340,'A',0,'produce for hoplites');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',341,'A',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',342,'chance',0,'recruit-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',343,'chance',0,'mountain-desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',344,'chance',0,'construct-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',345,'chance',0,'forest');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',346,'chance',0,'construct-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',347,'chance',0,'lagoon-lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',348,'chance',0,'produce-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',349,'A',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',350,'A',0,'b3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',351,'A',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',352,'A',0,'recruit for hoplites');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',353,'A',0,'use');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',354,'A',0,'card 4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',355,'B',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',356,'B',0,'fight c5 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',357,'chance',0,'3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',358,'chance',0,'6');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',359,'chance',0,'3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',360,'B',0,'fight c6 0');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',361,'chance',0,'6');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',362,'B',0,'fight b6 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',363,'chance',0,'3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',364,'chance',0,'2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',365,'chance',0,'1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',366,'chance',0,'5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',367,'B',0,'produce for nuggets');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',368,'B',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',369,'chance',0,'capture-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',370,'chance',0,'mountain');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',371,'chance',0,'capture-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',372,'chance',0,'mountain-volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',373,'chance',0,'hydra');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',374,'chance',0,'produce-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',375,'chance',0,'mountain-desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',376,'chance',0,'construct-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',377,'chance',0,'gorgon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',378,'A',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',379,'A',1,'d1-c2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',380,'A',0,'build lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',381,'A',0,'d1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',382,'A',0,'use');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',383,'A',0,'medallion');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',384,'A',0,'construct for hoplites');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',385,'A',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',386,'A',0,'card 4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',387,'B',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',388,'B',0,'g6-g5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',389,'B',0,'recruit for nuggets');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',390,'B',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',391,'chance',0,'produce-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',392,'chance',0,'cerberus');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',393,'chance',0,'recruit-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',394,'chance',0,'cyclops');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',395,'chance',0,'produce-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',396,'chance',0,'volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',397,'chance',0,'minotaur');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',398,'chance',0,'construct-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',399,'chance',0,'mountain');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',400,'chance',0,'mine');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',401,'A',0,'card 4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',402,'A',0,'g5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',403,'A',0,'titan mountain');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',404,'A',0,'titan lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',405,'A',0,'titan desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',406,'A',0,'use');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',407,'A',0,'recruit for hoplites');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',408,'A',0,'use');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',409,'A',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',410,'B',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',411,'B',0,'e4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',412,'B',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',413,'B',0,'produce for creatures');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',414,'B',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',415,'chance',0,'recruit-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',416,'chance',0,'desert-volcano');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',417,'chance',0,'hydra');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',418,'chance',0,'capture-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',419,'chance',0,'gorgon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',420,'chance',0,'recruit-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',421,'chance',0,'produce-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',422,'chance',0,'mountain-mountain');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',423,'A',0,'card 5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',424,'A',0,'capture for creatures');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',425,'A',0,'fight b2 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',426,'chance',0,'1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',427,'chance',0,'2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',428,'chance',0,'6');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',429,'A',0,'fight f5 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',430,'chance',0,'5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',431,'chance',0,'2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',432,'chance',0,'2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',433,'chance',0,'1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',434,'A',0,'fight d7 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',435,'chance',0,'4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',436,'chance',0,'5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',437,'A',0,'keep');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',438,'A',0,'card 4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',439,'B',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',440,'B',0,'b2-c2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',441,'B',0,'titan forest');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',442,'B',0,'capture for nuggets');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',443,'B',0,'fight c2 0');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',444,'chance',0,'5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',445,'B',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',446,'chance',0,'construct-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',447,'chance',0,'capture-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',448,'chance',0,'gorgon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',449,'chance',0,'construct-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',450,'chance',0,'produce-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',451,'B',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',452,'B',0,'capture for hoplites');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',453,'B',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',454,'B',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',455,'A',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',456,'A',0,'c7');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',457,'A',0,'capture for hoplites');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',458,'A',0,'fight b6 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',459,'chance',0,'6');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',460,'chance',0,'3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',461,'A',0,'fight g5 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',462,'chance',0,'2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',463,'chance',0,'4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',464,'chance',0,'5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',465,'chance',0,'3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',466,'A',0,'fight e3 0');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',467,'chance',0,'4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',468,'A',0,'fight d7 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',469,'chance',0,'3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',470,'chance',0,'1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',471,'chance',0,'1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',472,'A',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',473,'chance',0,'capture-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',474,'chance',0,'hydra');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',475,'chance',0,'construct-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',476,'chance',0,'recruit-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',477,'chance',0,'construct-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',478,'A',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',479,'A',1,'c4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',480,'A',0,'titan forest');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',481,'A',0,'titan lagoon');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',482,'A',0,'titan mountain');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',483,'A',0,'fight c4 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',484,'chance',0,'6');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',485,'chance',0,'6');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',486,'A',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',487,'A',0,'construct for creatures');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',488,'A',0,'medallion');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',489,'A',0,'keep');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',490,'A',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',491,'B',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',492,'B',0,'fight c2 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',493,'chance',0,'5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',494,'chance',0,'1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',495,'chance',0,'4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',496,'B',0,'recruit for nuggets');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',497,'B',0,'card 1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',498,'chance',0,'recruit-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',499,'chance',0,'produce-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',500,'chance',0,'capture-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',501,'chance',0,'cyclops');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',502,'chance',0,'construct-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',503,'chance',0,'cyclops');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',504,'A',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',505,'A',0,'capture for hoplites');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',506,'A',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',507,'A',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',508,'B',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',509,'B',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',510,'B',0,'construct for hoplites');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',511,'B',0,'build desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',512,'B',0,'b5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',513,'B',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',514,'chance',0,'produce-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',515,'chance',0,'cyclops');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',516,'chance',0,'recruit-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',517,'chance',0,'produce-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',518,'chance',0,'cyclops');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',519,'chance',0,'capture-1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',520,'chance',0,'mine');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',521,'B',0,'card 5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',522,'B',0,'b4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',523,'B',0,'fight c2 0');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',524,'chance',0,'1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',525,'chance',0,'5');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',526,'chance',0,'3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',527,'B',0,'use');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',528,'B',0,'pass');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',529,'B',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',530,'A',0,'card 3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',531,'A',0,'construct for nuggets');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',532,'A',0,'build desert');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',533,'A',0,'f4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',534,'A',0,'use');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',535,'A',0,'temple');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',536,'A',0,'b2-c3-b3-c4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',537,'A',0,'card 2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',538,'chance',0,'construct-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',539,'chance',0,'capture-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',540,'chance',0,'capture-3');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',541,'chance',0,'recruit-2');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',542,'chance',0,'training-camp');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',543,'A',0,'card 4');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',544,'A',0,'fight d7 0');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',545,'chance',0,'1');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',546,'chance',0,'6');
INSERT INTO "answers" VALUES('gjvy77xgt8s42cvh',547,'chance',0,'5');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',0,'A',0,'B');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',1,'chance',0,'II-04');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',2,'chance',0,'I-10');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',3,'A',0,'money');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',4,'chance',0,'I-09');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',5,'chance',0,'II-01');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',6,'chance',0,'II-05');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',7,'chance',0,'II-04');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',8,'chance',0,'II-03');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',9,'chance',0,'I-07');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',10,'chance',0,'I-02');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',11,'A',0,'money');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',12,'chance',0,'I-08');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',13,'chance',0,'I-10');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',14,'A',0,'took 3');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',15,'chance',0,'I-05');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',16,'chance',0,'II-05');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',17,'chance',0,'I-03');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',18,'chance',0,'I-04');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',19,'chance',0,'I-02');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',20,'chance',0,'I-10');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',21,'chance',0,'II-02');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',22,'chance',0,'I-05');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',23,'chance',0,'I-01');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',24,'chance',0,'II-01');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',25,'chance',0,'II-04');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',26,'chance',0,'II-03');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',27,'chance',0,'I-06');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',28,'chance',0,'I-09');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',29,'A',0,'kangaroo');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',30,'A',0,'chimpanzee');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',31,'A',0,'panda');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',32,'chance',0,'I-04');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',33,'chance',0,'I-08');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',34,'chance',0,'I-03');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',35,'chance',0,'II-05');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',36,'chance',0,'I-07');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',37,'chance',0,'I-10');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',38,'chance',0,'chimpanzee');
INSERT INTO "answers" VALUES('39vzytcpene94jq4',39,'chance',0,'kangaroo');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',0,'A',0,'A');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',1,'A',0,'money');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',2,'chance',0,'I-02');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',3,'A',0,'loaded 1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',4,'chance',0,'I-10');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',5,'A',0,'took 3');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',6,'chance',0,'I-04');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',7,'chance',0,'II-05');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',8,'chance',0,'I-10');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',9,'chance',0,'I-03');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',10,'chance',0,'I-07');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',11,'chance',0,'II-01');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',12,'chance',0,'I-09');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',13,'chance',0,'I-10');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',14,'chance',0,'I-05');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',15,'chance',0,'I-01');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',16,'chance',0,'II-05');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',17,'A',0,'elephant');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',18,'A',0,'panda');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',19,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',20,'A',0,'flamingo B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',21,'A',0,'1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',22,'A',0,'flamingo');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',23,'chance',0,'I-08');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',24,'chance',0,'II-01');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',25,'chance',0,'I-03');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',26,'chance',0,'I-10');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',27,'chance',0,'elephant');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',28,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',29,'A',0,'truck 1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',30,'A',0,'2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',31,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',32,'A',0,'truck 3');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',33,'A',0,'0');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',34,'A',0,'elephant');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',35,'A',0,'money');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',36,'chance',0,'I-03');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',37,'chance',0,'I-04');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',38,'chance',0,'I-01');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',39,'A',0,'loaded 3');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',40,'chance',0,'II-02');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',41,'A',0,'camel');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',42,'A',0,'elephant');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',43,'A',0,'bought camel B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',44,'A',0,'money');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',45,'A',0,'loaded 2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',46,'A',0,'took 2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',47,'A',0,'loaded 3');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',48,'chance',0,'I-05');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',49,'chance',0,'II-03');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',50,'chance',0,'I-09');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',51,'chance',0,'I-08');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',52,'chance',0,'I-06');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',53,'A',0,'coin');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',54,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',55,'A',0,'coins B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',56,'A',0,'34');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',57,'A',0,'money');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',58,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',59,'A',0,'elephant B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',60,'A',0,'8');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',61,'A',0,'money');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',62,'A',0,'bought panda B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',63,'A',0,'loaded 1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',64,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',65,'A',0,'truck 1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',66,'A',0,'2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',67,'A',0,'bought flamingo B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',68,'A',0,'bought flamingo B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',69,'A',0,'loaded 1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',70,'A',0,'loaded 2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',71,'A',0,'took 2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',72,'A',0,'loaded 3');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',73,'chance',0,'I-02');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',74,'A',0,'money');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',75,'chance',0,'I-10');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',76,'A',0,'none');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',77,'A',0,'took 3');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',78,'chance',0,'II-04');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',79,'chance',0,'I-08');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',80,'chance',0,'I-04');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',81,'chance',0,'I-05');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',82,'chance',0,'II-01');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',83,'chance',0,'I-01');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',84,'chance',0,'I-07');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',85,'A',0,'kangaroo');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',86,'chance',0,'I-10');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',87,'A',0,'none');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',88,'A',0,'loaded 1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',89,'chance',0,'I-05');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',90,'chance',0,'I-08');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',91,'chance',0,'II-04');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',92,'chance',0,'I-04');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',93,'A',0,'loaded 1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',94,'chance',0,'II-01');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',95,'A',0,'chimpanzee');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',96,'A',0,'chimpanzee');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',97,'A',0,'zebra');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',98,'A',0,'bought kangaroo B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',99,'A',0,'money');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',100,'A',0,'bought chimpanzee B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',101,'A',0,'money');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',102,'A',0,'loaded 3');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',103,'A',0,'loaded 2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',104,'A',0,'bought chimpanzee B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',105,'A',0,'loaded 2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',106,'A',0,'money');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',107,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',108,'A',0,'zebra B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',109,'A',0,'2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',110,'A',0,'bought zebra B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',111,'A',0,'took 2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',112,'A',0,'bought zebra B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',113,'chance',0,'II-03');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',114,'A',0,'elephant');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',115,'A',0,'loaded 1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',116,'chance',0,'I-10');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',117,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',118,'A',0,'truck 2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',119,'A',0,'2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',120,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',121,'A',0,'truck 3');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',122,'A',0,'0');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',123,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',124,'A',0,'truck 1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',125,'A',0,'2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',126,'A',0,'elephant');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',127,'A',0,'money');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',128,'chance',0,'I-01');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',129,'A',0,'loaded 1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',130,'chance',0,'I-07');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',131,'A',0,'elephant');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',132,'A',0,'took 2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',133,'A',0,'money');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',134,'chance',0,'II-01');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',135,'chance',0,'II-03');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',136,'A',0,'elephant+');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',137,'A',0,'elephant-f');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',138,'A',0,'elephant-f');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',139,'A',0,'loaded 3');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',140,'chance',0,'I-09');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',141,'chance',0,'I-02');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',142,'A',0,'money');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',143,'chance',0,'I-06');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',144,'A',0,'chimpanzee');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',145,'A',0,'bought chimpanzee B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',146,'A',0,'loaded 1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',147,'A',0,'took 2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',148,'A',0,'loaded 1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',149,'chance',0,'II-02');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',150,'A',0,'took 3');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',151,'chance',0,'I-03');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',152,'chance',0,'I-05');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',153,'chance',0,'I-04');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',154,'chance',0,'I-08');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',155,'chance',0,'II-04');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',156,'chance',0,'II-05');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',157,'A',0,'camel');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',158,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',159,'A',0,'flamingo B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',160,'A',0,'1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',161,'A',0,'chimpanzee');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',162,'A',0,'stall');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',163,'chance',0,'I-10');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',164,'chance',0,'camel');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',165,'chance',0,'stall');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',166,'chance',0,'flamingo');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',167,'A',0,'stall+');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',168,'A',0,'9');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',169,'A',0,'stall-a');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',170,'A',0,'stall-d');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',171,'A',0,'stall-a');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',172,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',173,'A',0,'chimpanzee B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',174,'A',0,'7');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',175,'A',0,'stall-c');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',176,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',177,'A',0,'truck 2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',178,'A',0,'2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',179,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',180,'A',0,'stall B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',181,'A',0,'10');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',182,'A',0,'stall-b');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',183,'A',0,'stall-a');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',184,'A',0,'stall-d');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',185,'A',0,'stall-b');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',186,'A',0,'stall-c');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',187,'chance',0,'stall-a');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',188,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',189,'A',0,'leopard B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',190,'A',0,'10');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',191,'A',0,'loaded 3');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',192,'chance',0,'I-08');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',193,'A',0,'leopard');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',194,'A',0,'panda');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',195,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',196,'A',0,'truck 2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',197,'A',0,'0');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',198,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',199,'A',0,'zebra B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',200,'A',0,'6');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',201,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',202,'A',0,'truck 1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',203,'A',0,'3');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',204,'A',0,'bought flamingo B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',205,'A',0,'bought camel B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',206,'A',0,'bought panda B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',207,'A',0,'money');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',208,'A',0,'took 3');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',209,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',210,'A',0,'kangaroo B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',211,'A',0,'11');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',212,'A',0,'money');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',213,'chance',0,'II-02');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',214,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',215,'A',0,'truck 3');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',216,'A',0,'0');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',217,'A',0,'loaded 3');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',218,'chance',0,'I-07');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',219,'A',0,'kangaroo');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',220,'A',0,'money');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',221,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',222,'A',0,'camel B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',223,'A',0,'12');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',224,'A',0,'loaded 2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',225,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',226,'A',0,'truck 2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',227,'A',0,'0');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',228,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',229,'A',0,'drawn');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',230,'A',0,'56');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',231,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',232,'A',0,'camel B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',233,'A',0,'13');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',234,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',235,'A',0,'leopard B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',236,'A',0,'0');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',237,'A',0,'loaded 2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',238,'A',0,'loaded 1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',239,'A',0,'loaded 2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',240,'A',0,'loaded 1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',241,'A',0,'took 2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',242,'A',0,'loaded 1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',243,'chance',0,'II-01');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',244,'A',0,'loaded 3');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',245,'chance',0,'I-02');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',246,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',247,'A',0,'panda B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',248,'A',0,'5');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',249,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',250,'A',0,'elephant B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',251,'A',0,'6');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',252,'A',0,'money');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',253,'chance',0,'II-03');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',254,'chance',0,'elephant');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',255,'A',0,'camel+');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',256,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',257,'A',0,'kangaroo B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',258,'A',0,'8');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',259,'A',0,'camel');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',260,'A',0,'camel');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',261,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',262,'A',0,'kangaroo B');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',263,'A',0,'12');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',264,'A',0,'took 2');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',265,'chance',0,'I-03');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',266,'chance',0,'II-05');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',267,'chance',0,'I-09');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',268,'chance',0,'I-10');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',269,'chance',0,'zebra');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',270,'A',0,'elephant');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',271,'chance',0,'I-09');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',272,'chance',0,'I-06');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',273,'A',0,'correct');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',274,'A',0,'truck 3');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',275,'A',0,'1');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',276,'A',0,'coin');
INSERT INTO "answers" VALUES('u9265jgk4bhudqr5',277,'A',0,'51');
INSERT INTO "answers" VALUES('ep6rvczyseqtwghh',0,'chance',0,'cards, association, build, sponsors');
INSERT INTO "answers" VALUES('ep6rvczyseqtwghh',1,'A',0,'131');
INSERT INTO "answers" VALUES('ep6rvczyseqtwghh',2,'A',0,'119');
INSERT INTO "answers" VALUES('ep6rvczyseqtwghh',3,'A',0,'uni research_reputation');
INSERT INTO "answers" VALUES('ep6rvczyseqtwghh',4,'A',0,'has 237');
INSERT INTO "answers" VALUES('ep6rvczyseqtwghh',5,'A',0,'tile 8');
INSERT INTO "answers" VALUES('ep6rvczyseqtwghh',6,'A',0,'tile 8');
INSERT INTO "answers" VALUES('ep6rvczyseqtwghh',7,'A',0,'break 7');
INSERT INTO "answers" VALUES('ep6rvczyseqtwghh',8,'A',0,'uni hand_limit');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',0,'chance',0,'sponsors, association, cards, build');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',1,'A',0,'none');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',2,'A',0,'break 8');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',3,'A',0,'has 237');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',4,'A',0,'has 251');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',5,'A',0,'uni research_reputation');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',6,'A',0,'has 238');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',7,'A',0,'correct');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',8,'A',0,'break');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',9,'A',0,'0');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',10,'A',0,'zoo europe');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',11,'A',0,'new right');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',12,'A',0,'new left');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',13,'A',0,'lost 251');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',14,'A',0,'skip');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',15,'chance',0,'4');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',16,'chance',0,'1');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',17,'A',0,'411');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',18,'A',0,'2');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',19,'A',0,'base 2 right');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',20,'A',0,'uni hand_limit');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',21,'A',0,'uni double_research');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',22,'A',0,'zoo asia');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',23,'A',0,'break 1');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',24,'A',0,'dice d6');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',25,'A',0,'conservation');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',26,'A',0,'20');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',27,'A',0,'zoo australia');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',28,'A',0,'has 236');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',29,'A',0,'row 1 middle');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',30,'A',0,'conservation');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',31,'A',0,'23');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',32,'A',0,'row 2 middle');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',33,'A',0,'has 239');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',34,'A',0,'lost 237');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',35,'A',0,'break 5');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',36,'A',0,'new left');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',37,'A',0,'base 2 left');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',38,'A',0,'tile 5');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',39,'A',0,'dice d8');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',40,'A',0,'tile 5');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',41,'A',0,'appeal');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',42,'A',0,'13');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',43,'A',0,'donation');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',44,'A',0,'donation');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',45,'A',0,'conservation');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',46,'A',0,'28');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',47,'A',0,'donation');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',48,'A',0,'correct');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',49,'A',0,'slot 4 B');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',50,'A',0,'cards');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',51,'A',0,'skip');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',52,'A',0,'5');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',53,'A',0,'3');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',54,'A',0,'441');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',55,'A',0,'227');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',56,'A',0,'227');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',57,'A',0,'other 4-3-2');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',58,'A',0,'break 2');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',59,'A',0,'row 2 right');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',60,'A',0,'break');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',61,'A',0,'zoo europe');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',62,'A',0,'row 1 middle');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',63,'A',0,'appeal');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',64,'A',0,'98');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',65,'A',0,'end');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',66,'A',0,'new middle');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',67,'A',0,'row 1 right');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',68,'A',0,'dice d6');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',69,'A',0,'base 3 middle');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',70,'A',0,'base 3 left');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',71,'A',0,'done');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',72,'A',0,'lost 238');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',73,'A',0,'ten');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',74,'A',0,'has 251');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',75,'A',0,'has 240');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',76,'A',0,'lost 236');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',77,'A',0,'has 208');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',78,'A',0,'lost 208');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',79,'A',0,'appeal');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',80,'A',0,'59');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',81,'A',0,'conservation');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',82,'A',0,'3');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',83,'A',0,'done');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',84,'A',0,'other 5-3-2');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',85,'A',0,'127');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',86,'A',0,'471');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',87,'A',0,'4');
INSERT INTO "answers" VALUES('er4z46rq5f2hceev',88,'A',0,'-48');
INSERT INTO "answers" VALUES('mximc9pef5awqxaq',0,'A',0,'dice typed');
INSERT INTO "answers" VALUES('mximc9pef5awqxaq',1,'A',0,'points 7');
INSERT INTO "answers" VALUES('mximc9pef5awqxaq',2,'A',0,'points 1');
INSERT INTO "answers" VALUES('mximc9pef5awqxaq',3,'A',0,'points 10');
INSERT INTO "answers" VALUES('mximc9pef5awqxaq',4,'A',0,'skip');
INSERT INTO "answers" VALUES('mximc9pef5awqxaq',5,'A',0,'3');
INSERT INTO "answers" VALUES('mximc9pef5awqxaq',6,'A',0,'recruit-2');
INSERT INTO "answers" VALUES('mximc9pef5awqxaq',7,'A',0,'fm');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',0,'A',0,'correct');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',1,'A',0,'circle f3');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',2,'A',0,'forest');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',3,'A',0,'points 12');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',4,'A',0,'built desert');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',5,'A',0,'points 0');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',6,'A',0,'points 6');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',7,'A',0,'built mountain');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',8,'A',0,'points 10');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',9,'A',0,'points 5');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',10,'A',0,'points 0');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',11,'A',0,'points 12');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',12,'A',0,'points 11');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',13,'A',0,'correct');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',14,'A',0,'circle b4');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',15,'A',0,'lagoon');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',16,'A',0,'titan lagoon');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',17,'A',0,'points 9');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',18,'A',0,'points 11');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',19,'A',0,'points 4');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',20,'A',0,'points 0');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',21,'A',0,'points 6');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',22,'A',0,'points 9');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',23,'A',0,'points 0');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',24,'A',0,'points 12');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',25,'A',0,'skip');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',26,'chance',0,'6');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',27,'A',0,'capture-3');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',28,'A',0,'dvd');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',29,'A',0,'correct');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',30,'A',0,'circle d5');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',31,'A',0,'volcano');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',32,'A',0,'minotaur');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',33,'chance',0,'6');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',34,'chance',0,'5');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',35,'chance',0,'3');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',36,'chance',0,'2');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',37,'A',0,'hospital');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',38,'chance',0,'2');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',39,'A',0,'more');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',40,'A',0,'done');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',41,'chance',0,'4');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',42,'A',0,'capture-3');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',43,'A',0,'vvd');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',44,'A',0,'gorgon');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',45,'A',0,'correct');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',46,'A',0,'captured cerberus');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',47,'A',0,'2');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',48,'A',0,'gorgon');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',49,'chance',0,'6');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',50,'chance',0,'3');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',51,'chance',0,'2');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',52,'chance',0,'3');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',53,'chance',0,'5');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',54,'chance',0,'6');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',55,'chance',0,'5');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',56,'chance',0,'4');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',57,'A',0,'forge');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',58,'chance',0,'3');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',59,'A',0,'more');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',60,'A',0,'points 5');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',61,'A',0,'home lagoon');
INSERT INTO "answers" VALUES('fpk82fj6txrnfxiw',62,'A',0,'won');
INSERT INTO "answers" VALUES('9ar9bcvwjxkmmqya',0,'chance',0,'flamingo');
INSERT INTO "answers" VALUES('9ar9bcvwjxkmmqya',1,'chance',0,'elephant');
INSERT INTO "answers" VALUES('9ar9bcvwjxkmmqya',2,'chance',0,'leopard');
INSERT INTO "answers" VALUES('9ar9bcvwjxkmmqya',3,'chance',0,'B');
INSERT INTO "answers" VALUES('9ar9bcvwjxkmmqya',4,'chance',0,'I-06');
INSERT INTO "answers" VALUES('9ar9bcvwjxkmmqya',5,'chance',0,'I-04');
INSERT INTO "answers" VALUES('9ar9bcvwjxkmmqya',6,'chance',0,'I-05');
INSERT INTO "answers" VALUES('9ar9bcvwjxkmmqya',7,'chance',0,'I-02');
INSERT INTO "answers" VALUES('9ar9bcvwjxkmmqya',8,'chance',0,'panda-f');
CREATE TABLE holders (
	"match" VARCHAR(32) NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	seat VARCHAR(8) NOT NULL, 
	PRIMARY KEY ("match", person, seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "holders" VALUES('9m23gs38n7j7jamy','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','A');
INSERT INTO "holders" VALUES('9m23gs38n7j7jamy','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','B');
INSERT INTO "holders" VALUES('w7zzw892wcgnik3u','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','A');
INSERT INTO "holders" VALUES('zhpbqszxvyq9cjyi','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','A');
INSERT INTO "holders" VALUES('z9cqrfs5v3qjaq9n','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','A');
INSERT INTO "holders" VALUES('w8cn8bu2ax2x4ace','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','A');
INSERT INTO "holders" VALUES('e8qmhjeukh3eyje3','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','A');
INSERT INTO "holders" VALUES('e8qmhjeukh3eyje3','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','B');
INSERT INTO "holders" VALUES('z24mex8rfvw79zce','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','A');
INSERT INTO "holders" VALUES('gjvy77xgt8s42cvh','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','A');
INSERT INTO "holders" VALUES('39vzytcpene94jq4','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','A');
INSERT INTO "holders" VALUES('u9265jgk4bhudqr5','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','A');
INSERT INTO "holders" VALUES('ep6rvczyseqtwghh','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','A');
INSERT INTO "holders" VALUES('er4z46rq5f2hceev','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','A');
INSERT INTO "holders" VALUES('mximc9pef5awqxaq','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','A');
INSERT INTO "holders" VALUES('fpk82fj6txrnfxiw','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','A');
INSERT INTO "holders" VALUES('9ar9bcvwjxkmmqya','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','owner');
INSERT INTO "holders" VALUES('9ar9bcvwjxkmmqya','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','A');
CREATE TABLE marks (
	"match" VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("match", name), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "marks" VALUES('39vzytcpene94jq4','3.0','40');
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
INSERT INTO "matches" VALUES('9m23gs38n7j7jamy',13,0,'soloist record 1
game arne
rules 1
seats 3
seed 1
undo screen
meta seats "human:Anna,human:Ben,random"
--
--
check bbd37dcb3167e35e
','[]','{"seats": "human:Anna,human:Ben,random", "names": "", "asked": ["B"], "turn": 1, "points": [], "standings": [], "winners": [], "gave_up": [], "with_undo": false}','arne',0,1.79485394706494021414e+09,1.7948539472030117512e+09);
INSERT INTO "matches" VALUES('w7zzw892wcgnik3u',133,0,'soloist record 1
game arne
rules 1
seats 2
seed 2
undo screen
meta seats "human,random"
option variant "ghost"
--
--
check b882235a4333454a
','[]','{"seats": "human,random", "names": "", "asked": [], "turn": 70, "points": [11600, 1950], "standings": [[11600, 0], [1950, 0]], "winners": ["A"], "gave_up": [], "with_undo": false}','arne',1,1.79485394720957899088e+09,1.7948539488441736698e+09);
INSERT INTO "matches" VALUES('zhpbqszxvyq9cjyi',14,0,'soloist record 1
game zooloretto
rules 1
seats 2
seed 3
undo screen
meta seats "human,mammoth:II"
option automas "B=II"
--
--
check c4215ad7cb9eecb8
','[]','{"seats": "human,mammoth:II", "names": "", "asked": ["A"], "turn": 9, "points": [], "standings": [], "winners": [], "gave_up": [], "with_undo": false}','zooloretto',0,1.79485394885822105402e+09,1.79485394900799012183e+09);
INSERT INTO "matches" VALUES('z9cqrfs5v3qjaq9n',95,0,'soloist record 1
game zooloretto
rules 1
seats 2
seed 4
undo screen
meta seats "human,greedy"
--
--
check cdab717121eb922d
','[]','{"seats": "human,greedy", "names": "", "asked": [], "turn": 110, "points": [2, 33], "standings": [[2, 0], [33, 3]], "winners": ["B"], "gave_up": [], "with_undo": false}','zooloretto',1,1.79485394901895523069e+09,1.79485395035437655456e+09);
INSERT INTO "matches" VALUES('w8cn8bu2ax2x4ace',9,0,'soloist record 1
game arknova
rules 2
seats 2
seed 5
undo screen
meta seats "human,arno:L3"
option automas "B=L3"
--
--
check 4e9bb37d79382d52
','[]','{"seats": "human,arno:L3", "names": "", "asked": ["A"], "turn": 7, "points": [], "standings": [], "winners": [], "gave_up": [], "with_undo": false}','arknova',0,1.79485395036519789694e+09,1.79485395046471643445e+09);
INSERT INTO "matches" VALUES('e8qmhjeukh3eyje3',9,0,'soloist record 1
game arknova
rules 2
seats 2
seed 6
undo screen
meta seats "human:Anna,human:Ben"
--
--
check 8c85be48d26a04e6
','[]','{"seats": "human:Anna,human:Ben", "names": "", "asked": ["B"], "turn": 1, "points": [], "standings": [], "winners": [], "gave_up": [], "with_undo": false}','arknova',0,1.79485395046739459033e+09,1.79485395058650398251e+09);
INSERT INTO "matches" VALUES('z24mex8rfvw79zce',9,0,'soloist record 1
game orichalcum
rules 1
seats 2
seed 7
undo screen
meta seats "human,ai:AI"
option automas "B=AI"
--
--
check 75da18c84182f084
','[]','{"seats": "human,ai:AI", "names": "", "asked": ["A"], "turn": 4, "points": [], "standings": [], "winners": [], "gave_up": [], "with_undo": false}','orichalcum',0,1.79485395060300540921e+09,1.79485395074185419077e+09);
INSERT INTO "matches" VALUES('gjvy77xgt8s42cvh',176,0,'soloist record 1
game orichalcum
rules 1
seats 2
seed 8
undo screen
meta seats "human,random"
--
--
check 3a46e55192ac51f2
','[]','{"seats": "human,random", "names": "", "asked": [], "turn": 47, "points": [7, 3], "standings": [[2, 7, 0, 1], [0, 3, 0, 2]], "winners": ["A"], "gave_up": [], "with_undo": false}','orichalcum',1,1.79485395074544501307e+09,1.79485395355801033976e+09);
INSERT INTO "matches" VALUES('39vzytcpene94jq4',10,1,'soloist record 1
game mammoth
rules 1
seats 1
seed 9
undo free
--
--
check 0eac8513ebf4236a
','[[["A", false, "kangaroo+"]]]','{"seats": "", "names": "", "asked": ["A"], "turn": 14, "points": [], "standings": [], "winners": [], "gave_up": [], "with_undo": false}','mammoth',0,1.7948539535621695518e+09,1.79485395363265204425e+09);
INSERT INTO "matches" VALUES('u9265jgk4bhudqr5',202,0,'soloist record 1
game mammoth
rules 1
seats 1
seed 10
undo free
--
--
check 5fc03664142a185d
','[]','{"seats": "", "names": "", "asked": [], "turn": 107, "points": [51, 155], "standings": [[51, 0], [155, 35]], "winners": ["B"], "gave_up": [], "with_undo": false}','mammoth',1,1.79485395365016221994e+09,1.79485395507929015165e+09);
INSERT INTO "matches" VALUES('ep6rvczyseqtwghh',9,0,'soloist record 1
game arno
rules 2
seats 1
seed 11
undo free
--
--
check a5eae8f79f3b8c59
','[]','{"seats": "", "names": "", "asked": ["A"], "turn": 1, "points": [], "standings": [], "winners": [], "gave_up": [], "with_undo": false}','arno',0,1.79485395508391356472e+09,1.79485395514580130574e+09);
INSERT INTO "matches" VALUES('er4z46rq5f2hceev',87,0,'soloist record 1
game arno
rules 2
seats 1
seed 12
undo free
--
--
check f8eef69e383aed2e
','[]','{"seats": "", "names": "", "asked": [], "turn": 6, "points": [-48, -117], "standings": [[-48, 0, 0], [-117, 1, 0]], "winners": ["A"], "gave_up": [], "with_undo": false}','arno',1,1.79485395514860463146e+09,1.79485395575341892242e+09);
INSERT INTO "matches" VALUES('mximc9pef5awqxaq',9,0,'soloist record 1
game orichalcum-ai
rules 1
seats 1
seed 13
undo free
--
--
check 090a76d1ce838e2e
','[]','{"seats": "", "names": "", "asked": ["A"], "turn": 2, "points": [], "standings": [], "winners": [], "gave_up": [], "with_undo": false}','orichalcum-ai',0,1.79485395575807809825e+09,1.79485395584732460973e+09);
INSERT INTO "matches" VALUES('fpk82fj6txrnfxiw',48,0,'soloist record 1
game orichalcum-ai
rules 1
seats 1
seed 14
undo free
--
--
check 0674fcb15faf1f3c
','[]','{"seats": "", "names": "", "asked": [], "turn": 4, "points": [5, 1], "standings": [[5], [0, 1, 0, 7]], "winners": ["A"], "gave_up": [], "with_undo": false}','orichalcum-ai',1,1.79485395585353708263e+09,1.79485395639987945553e+09);
INSERT INTO "matches" VALUES('9ar9bcvwjxkmmqya',1,0,'soloist record 1
game zooloretto
rules 1
seats 2
seed 603450079627871868
undo screen
meta seats "human,mammoth:I"
option automas "B=I"
--
--
check a210f59801e45e80
','[]','{"seats": "human,mammoth:I", "names": "", "asked": ["A"], "turn": 2, "points": [], "standings": [], "winners": [], "gave_up": [], "with_undo": false}','zooloretto',0,1.79485395763832044605e+09,1.79485395763832044605e+09);
CREATE TABLE play_holders (
	play VARCHAR(32) NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	seat VARCHAR(8) NOT NULL, 
	PRIMARY KEY (play, person, seat), 
	FOREIGN KEY(play) REFERENCES plays (id) ON DELETE CASCADE
);
INSERT INTO "play_holders" VALUES('qf4z4yzrb7nzen2p','0cc72fe723fde9342f23e9809321de25379ce8ac14b8fd9a0449b00796b8cd56','A');
CREATE TABLE plays (
	id VARCHAR(32) NOT NULL, 
	facts TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "plays" VALUES('qf4z4yzrb7nzen2p','{"id": "qf4z4yzrb7nzen2p", "game": "zooloretto", "ended": 1794853957.5783746, "turns": 116, "players": [{"who": "human", "name": "", "points": -8, "has_won": false, "gave_up": false, "standing": [-8, 0]}, {"who": "random", "name": "", "points": 8, "has_won": true, "gave_up": false, "standing": [8, 0]}], "with_undo": false}');
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(128) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('signing','e8148fd268f368c3e7ad963fae3bcbc0aefd8be8e00769453f4ece6d253c2a29');
CREATE TABLE watches (
	"match" VARCHAR(32) NOT NULL, 
	seat VARCHAR(8) NOT NULL, 
	read INTEGER NOT NULL, 
	triggers TEXT NOT NULL, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "watches" VALUES('9m23gs38n7j7jamy','A',9,'[]');
CREATE INDEX ix_matches_changed ON matches (changed);
CREATE INDEX ix_holders_person ON holders (person);
CREATE INDEX ix_play_holders_person ON play_holders (person);
COMMIT;
