-- The tables of version 1.18, as its migration made them in SQLite.
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "users" ("id" text primary key, "email_key" text unique, "email" text, "first_name" text not null, "last_name" text not null, "password_hash" text, "created_at" bigint not null);
CREATE TABLE "identities" ("issuer" text not null, "subject" text not null, "user_id" text not null references "users" ("id") on delete cascade, constraint "identities_key" primary key ("issuer", "subject"));
CREATE TABLE "logins" ("token_hash" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "kind" text not null check (kind in ('claim', 'kept')), "browser_hash" text, "created_at" bigint not null, "last_used_at" bigint not null, "expires_at" bigint not null);
CREATE TABLE "passkeys" ("id" text primary key, "user_id" text not null references "users" ("id") on delete cascade, "name" text not null, "public_key" text not null, "counter" bigint not null, "transports" text not null, "created_at" bigint not null, "last_used_at" bigint);
CREATE TABLE "challenges" ("challenge_hash" text primary key, "purpose" text not null, "user_id" text references "users" ("id") on delete cascade, "expires_at" bigint not null);
CREATE TABLE "attempts" ("key" text primary key, "count" bigint not null, "resets_at" bigint not null);
CREATE TABLE "favourites" ("user_id" text not null references "users" ("id") on delete cascade, "shabad_id" bigint not null, "verse_id" bigint, "comment" text not null, "created_at" bigint not null, "updated_at" bigint not null, constraint "favourites_key" primary key ("user_id", "shabad_id"));
CREATE TABLE "pothis" ("user_id" text primary key references "users" ("id") on delete cascade, "revision" bigint not null, "library" text not null);
CREATE INDEX "identities_user_id" on "identities" ("user_id");
CREATE INDEX "logins_user_id" on "logins" ("user_id");
CREATE INDEX "logins_expires_at" on "logins" ("expires_at");
CREATE INDEX "passkeys_user_id" on "passkeys" ("user_id");
CREATE INDEX "challenges_expires_at" on "challenges" ("expires_at");
CREATE INDEX "attempts_resets_at" on "attempts" ("resets_at");
insert into kysely_migration values ('0001_first', '2026-11-22T23:07:22.663Z');
insert into kysely_migration_lock values ('migration_lock', 0);
