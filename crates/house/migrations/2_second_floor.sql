-- People: a password (argon2id) keeps a name. `fold` is the name as it looks to people, so that no two kept ones look alike.
ALTER TABLE people ADD COLUMN fold TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN password TEXT;
-- Whose program it is, for bots that somebody made.
ALTER TABLE people ADD COLUMN owner TEXT REFERENCES people (id) ON DELETE CASCADE;
ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN address TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN lang TEXT NOT NULL DEFAULT 'en';
-- Where notices are sent, once the code that was sent there came back.
ALTER TABLE people ADD COLUMN mail TEXT;
ALTER TABLE people ADD COLUMN mail_code TEXT;
UPDATE people SET seen = unixepoch () * 1000;
CREATE UNIQUE INDEX people_kept ON people (fold) WHERE password IS NOT NULL;
CREATE INDEX people_owned ON people (owner) WHERE owner IS NOT NULL;

-- `session` for whoever came in, `return` for the link that brings him back on another device.
ALTER TABLE tokens ADD COLUMN kind TEXT NOT NULL DEFAULT 'session';
CREATE INDEX tokens_of_people ON tokens (person);

-- The house's own time, which stands still while it is closed: of each entry, and when it was last known to be open.
ALTER TABLE log ADD COLUMN house INTEGER NOT NULL DEFAULT 0;
ALTER TABLE pulse ADD COLUMN house INTEGER NOT NULL DEFAULT 0;

-- Who sat where, what a table is about without its moves, and which table goes on from which.
CREATE INDEX log_of_people ON log (body ->> 'person', table_id) WHERE kind = 'sit';
CREATE INDEX log_of_desks ON log (table_id, number) WHERE kind NOT IN ('move', 'answer', 'back', 'order');
CREATE INDEX log_of_games ON log (table_id) WHERE kind = 'start';
CREATE INDEX log_of_rematches ON log (body ->> 'rematch_of') WHERE kind = 'open';

-- What was said at the tables, and under which name.
CREATE TABLE chat (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- Given by whoever stores it, so that nothing is stored twice.
    key TEXT NOT NULL UNIQUE,
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_of_tables ON chat (table_id, id);
CREATE INDEX chat_of_people ON chat (person);
CREATE INDEX chat_by_age ON chat (at);

-- Lines that somebody found wrong, for the host of the house.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    by TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    table_id TEXT NOT NULL,
    text TEXT NOT NULL,
    words TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

-- Whom somebody doesn't want to hear (`mute`) or to meet (`block`).
CREATE TABLE ties (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    PRIMARY KEY (person, other, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE invitations (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    by TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

-- What the host of the house has decided: `invite_only`, `announcement`.
CREATE TABLE settings (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
-- Invitations into a house that lets nobody in without one; each is good once.
CREATE TABLE invites (hash TEXT NOT NULL PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
-- Networks that nobody is let in from.
CREATE TABLE banned_nets (net TEXT NOT NULL PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
