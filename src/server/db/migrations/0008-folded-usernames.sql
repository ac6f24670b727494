-- Usernames are compared by their fold, which the program alone computes (src/domain/login-name.ts): ΝΙΚΟΣ is Νίκος.
-- Each row gets a mark that is no name, since names hold no control characters, and then its fold from the step that
-- belongs to this file (src/server/db/fold-usernames.ts), in the same transaction.
alter table users add column username_folded text;
update users set username_folded = chr(31) || id;
alter table users alter column username_folded set not null;
create unique index users_username_folded on users (username_folded);
drop index users_username;
-- A name as it was typed finds its account first.
create unique index users_username on users (username);
