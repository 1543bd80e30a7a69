BEGIN TRANSACTION;
CREATE TABLE chat (
  table_id text, number integer, visitor text not null, name text not null, text text not null, at real not null,
  animal text not null default '', mark text not null default '', primary key (table_id, number)) without rowid;
INSERT INTO "chat" VALUES('over',1,'ben','Ben','well played',1000000.0,'','');
INSERT INTO "chat" VALUES('running',1,'ben','Ben','well met, Ann',1000000.0,'','');
CREATE TABLE deletions (visitor text primary key, instead text not null, names text not null) without rowid;
CREATE TABLE games (
  id integer primary key, table_id text not null, made real not null, game text not null, rules integer not null,
  seats integer not null, options text not null, deck text not null, seed blob not null, secret text not null,
  added text not null, players text not null, ended real, scores text not null, piles text not null default '{}',
  commitments text not null default '[]');
INSERT INTO "games" VALUES(1,'over',1000000.0,'wild-cards',2,3,'{"edition": "2022", "leo": false, "one_of_each": true}','',X'041843239AD8A8004061C7B1C764480847B3B26815A0D2AA29B11EBF10C07561','5fb6a47e368e12e5d8b19280796e6a3d146fe391ed2e967d5f95c55bfb0f9c2f','["", "", ""]','[{"visitor": "ann"}, {"visitor": "ben"}, {"visitor": "cleo"}]',1000000.0,'[0, 0, 0]','{}','["", "", ""]');
INSERT INTO "games" VALUES(2,'running',1000000.0,'wild-cards',2,3,'{"edition": "2022", "leo": false, "one_of_each": true}','',X'05D6B3C284DD4E61009D708CA549F19D4384B344622251C7E93EB9B2CE6B46EA','c071cf5f5ed6f884cc70155b6f05f755fd46a302d05e4261b7e92ce878bbfed8','["", "", ""]','[{"visitor": "ann"}, {"visitor": "ben"}, {"visitor": "cleo"}]',NULL,'[]','{}','["", "", ""]');
CREATE TABLE health (id integer primary key, checks integer not null);
CREATE TABLE imports (
  id text primary key, text text not null, at real not null, owner text not null default '',
  network text not null default '') without rowid;
CREATE TABLE log (
  game integer, number integer, kind text not null, seat integer not null, moves text not null, by text not null,
  request text not null, at real not null, primary key (game, number)) without rowid;
INSERT INTO "log" VALUES(1,1,'answer',0,'["bid wild-1"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,2,'answer',1,'["bid mountain-2"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,3,'answer',2,'["bid wild-4"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,4,'answer',2,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,5,'answer',1,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,6,'answer',0,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,7,'answer',0,'["bid wild-1"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,8,'answer',1,'["bid mountain-2"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,9,'answer',2,'["bid wild-4"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,10,'answer',2,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,11,'answer',1,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,12,'answer',0,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,13,'answer',0,'["bid wild-1"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,14,'answer',1,'["bid mountain-2"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,15,'answer',2,'["bid wild-4"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,16,'answer',2,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,17,'answer',1,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,18,'answer',0,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,19,'answer',0,'["bid wild-1"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,20,'answer',1,'["bid mountain-2"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,21,'answer',2,'["bid wild-4"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,22,'answer',2,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,23,'answer',1,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,24,'answer',0,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,25,'answer',0,'["bid wild-1"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,26,'answer',1,'["bid mountain-2"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,27,'answer',2,'["bid wild-4"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,28,'answer',2,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,29,'answer',1,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,30,'answer',0,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,31,'answer',0,'["bid wild-1"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,32,'answer',1,'["bid mountain-2"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,33,'answer',2,'["bid wild-4"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,34,'answer',2,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,35,'answer',1,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,36,'answer',0,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,37,'answer',0,'["bid wild-1"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,38,'answer',1,'["bid mountain-2"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,39,'answer',2,'["bid wild-4"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,40,'answer',2,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,41,'answer',1,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,42,'answer',0,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,43,'answer',0,'["bid wild-1"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,44,'answer',1,'["bid mountain-2"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,45,'answer',2,'["bid wild-4"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,46,'answer',2,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,47,'answer',1,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,48,'answer',0,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,49,'answer',0,'["bid wild-1"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,50,'answer',1,'["bid mountain-2"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,51,'answer',2,'["bid wild-4"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,52,'answer',2,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,53,'answer',1,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,54,'answer',0,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,55,'answer',0,'["bid wild-1"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,56,'answer',1,'["bid mountain-2"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,57,'answer',2,'["bid wild-4"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,58,'answer',2,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,59,'answer',1,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,60,'answer',0,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,61,'answer',0,'["bid wild-1"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,62,'answer',1,'["bid mountain-2"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,63,'answer',2,'["bid wild-4"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,64,'answer',2,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,65,'answer',1,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,66,'answer',0,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,67,'answer',0,'["bid wild-1"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,68,'answer',1,'["bid mountain-2"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,69,'answer',2,'["bid wild-4"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,70,'answer',2,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,71,'answer',1,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,72,'answer',0,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,73,'answer',0,'["bid wild-1"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,74,'answer',1,'["bid mountain-2"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,75,'answer',2,'["bid wild-4"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,76,'answer',2,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,77,'answer',1,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,78,'answer',0,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,79,'answer',0,'["bid wild-1"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,80,'answer',1,'["bid mountain-2"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,81,'answer',2,'["bid wild-4"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,82,'answer',2,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,83,'answer',1,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(1,84,'answer',0,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(2,1,'answer',0,'["bid wild-4"]','person','',1000000.0);
INSERT INTO "log" VALUES(2,2,'answer',1,'["bid wild-2"]','person','',1000000.0);
INSERT INTO "log" VALUES(2,3,'answer',2,'["bid mountain-2"]','person','',1000000.0);
INSERT INTO "log" VALUES(2,4,'answer',0,'["pass"]','person','',1000000.0);
INSERT INTO "log" VALUES(2,5,'answer',1,'["pay wild-1"]','person','',1000000.0);
INSERT INTO "log" VALUES(2,6,'answer',2,'["pay mountain-2"]','person','',1000000.0);
INSERT INTO "log" VALUES(2,7,'answer',2,'["pass"]','person','',1000000.0);
CREATE TABLE members (table_id text, visitor text, role text not null, primary key (table_id, visitor))
  without rowid;
CREATE TABLE pending_ratings (name text primary key) without rowid;
CREATE TABLE pending_wipe (id integer primary key);
CREATE TABLE queue (
  visitor text primary key, game text not null, joined real not null, patience integer, network text not null,
  commitment text not null default '', table_id text not null default '') without rowid;
CREATE TABLE ratings (
  name text, player text, mu real not null, sigma real not null, games integer not null, primary key (name, player))
  without rowid;
INSERT INTO "ratings" VALUES('wild-cards','ann',25.0,8.20524337739799314306e+00,1);
INSERT INTO "ratings" VALUES('wild-cards','ben',25.0,8.20524337739799314306e+00,1);
INSERT INTO "ratings" VALUES('wild-cards','cleo',25.0,8.20524337739799314306e+00,1);
CREATE TABLE results (
  game integer, seat integer, name text not null, ended real not null, player text not null, people integer not null,
  rank integer not null, points integer not null, favourites text not null, open integer not null, rated integer not null,
  mu real, sigma real, primary key (game, seat)) without rowid;
INSERT INTO "results" VALUES(1,0,'wild-cards',1000000.0,'ann',3,1,0,'[]',1,1,25.0,8.20524337739799314306e+00);
INSERT INTO "results" VALUES(1,1,'wild-cards',1000000.0,'ben',3,1,0,'[]',1,1,25.0,8.20524337739799314306e+00);
INSERT INTO "results" VALUES(1,2,'wild-cards',1000000.0,'cleo',3,1,0,'[]',1,1,25.0,8.20524337739799314306e+00);
CREATE TABLE sanctions (kind text, subject text, at real not null, primary key (kind, subject)) without rowid;
INSERT INTO "sanctions" VALUES('mute','ben',1000000.0);
CREATE TABLE sitting (visitor text, table_id text, made real, primary key (visitor, table_id)) without rowid;
INSERT INTO "sitting" VALUES('ann','closed',1000000.0);
INSERT INTO "sitting" VALUES('ann','over',1000000.0);
INSERT INTO "sitting" VALUES('ann','running',1000000.0);
INSERT INTO "sitting" VALUES('ben','over',1000000.0);
INSERT INTO "sitting" VALUES('ben','running',1000000.0);
INSERT INTO "sitting" VALUES('cleo','over',1000000.0);
INSERT INTO "sitting" VALUES('cleo','running',1000000.0);
CREATE TABLE tables (
  id text primary key, host text not null, made real not null, open integer not null, config text not null,
  seats text not null, secret text not null, invite text not null, watch text not null, game integer,
  played integer not null, closed text not null, dealing real, network text not null default '',
  links integer not null default 0, version integer not null default 1) without rowid;
INSERT INTO "tables" VALUES('closed','ann',1000000.0,1,'{"game": "wild-cards", "seats": 3, "options": {"edition": "2022", "leo": false, "one_of_each": true}, "deck": "", "clock": null, "open": true, "hide_answers": false, "aids": true, "rated": false}','[{}, {}, {}]','c3eefb58d7c42440a9d4abec51d629544d635a6d936ff3c4d3fca96d611b3cf3','','',NULL,0,'by-admin',NULL,'',0,2);
INSERT INTO "tables" VALUES('over','ann',1000000.0,1,'{"game": "wild-cards", "seats": 3, "options": {"edition": "2022", "leo": false, "one_of_each": true}, "deck": "", "clock": null, "open": true, "hide_answers": false, "aids": true, "rated": true}','[{"visitor": "ann"}, {"visitor": "ben"}, {"visitor": "cleo"}]','c75bfa66e65c61013449c0823fa25129d0596eb2493a1394a6c6637255e150f0','','',1,1,'',NULL,'',0,5);
INSERT INTO "tables" VALUES('running','ann',1000000.0,1,'{"game": "wild-cards", "seats": 3, "options": {"edition": "2022", "leo": false, "one_of_each": true}, "deck": "", "clock": null, "open": true, "hide_answers": false, "aids": true, "rated": false}','[{"visitor": "ann"}, {"visitor": "ben"}, {"visitor": "cleo"}]','2fa98de319b17d73c9800cb041b2eb93f1f8a72ae8a625e71f589a5a5840ff7d','','',2,1,'',NULL,'',0,5);
CREATE TABLE visitors (
  id text primary key, name text not null, link text not null, generation integer not null default 0,
  animal text not null default '') without rowid;
INSERT INTO "visitors" VALUES('ann','Ann','',0,'');
INSERT INTO "visitors" VALUES('ben','Ben','',0,'');
INSERT INTO "visitors" VALUES('cleo','Cleo','',0,'');
INSERT INTO "visitors" VALUES('dan','Dan','',0,'');
CREATE INDEX visitors_link on visitors (link) where link != '';
CREATE INDEX tables_open on tables (made) where open and closed = '';
CREATE INDEX tables_made on tables (made, network);
CREATE INDEX members_visitor on members (visitor);
CREATE INDEX games_ended on games (ended) where ended is not null;
CREATE INDEX games_in_play on games (id) where ended is null;
CREATE INDEX chat_visitor on chat (visitor);
CREATE UNIQUE INDEX chat_mark on chat (table_id, visitor, mark) where mark != '';
CREATE INDEX imports_at on imports (at);
CREATE INDEX imports_owner on imports (owner, at);
CREATE INDEX imports_network on imports (network, at);
CREATE INDEX results_player on results (player, ended);
CREATE INDEX results_rated on results (name, ended, game) where rated;
COMMIT;
pragma user_version = 6;
