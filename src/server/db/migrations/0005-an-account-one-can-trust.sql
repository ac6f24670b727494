-- An address belongs to whoever has shown that its letters reach them; until then several accounts may name it.
alter table users
  add column email_verified_at timestamptz,
  -- In which the account's letters are written: the one its holder last signed in with.
  add column language text not null default 'en' check (language in ('en', 'el')),
  drop constraint users_email_key;
create unique index users_verified_email on users (email) where email_verified_at is not null;
create index users_email on users (email);

-- What a person sees of a session: an id that opens nothing, and the kind of device. No network address is kept.
alter table sessions
  add column id uuid not null unique default gen_random_uuid(),
  add column browser text,
  add column system text,
  add column seen_at timestamptz not null default now();

-- Links that were sent to an address, each for one use; the database alone opens none of them.
create table email_tokens (
  token_hash text primary key,
  purpose text not null check (purpose in ('verify', 'change', 'reset')),
  user_id integer not null references users on delete cascade,
  email text not null check (email = lower(email)),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_tokens_user on email_tokens (user_id, purpose);
create index email_tokens_expiry on email_tokens (expires_at);

-- Who asked for a new password, by whatever they typed. It is looked up apart from the call, whose time tells nothing.
create table reset_requests (
  id bigserial primary key,
  account text not null,
  language text not null check (language in ('en', 'el')),
  created_at timestamptz not null default now()
);

-- How often in a row a limit was passed: the wait grows with it.
alter table throttles add column strikes smallint not null default 0 check (strikes >= 0);

-- What joining a guest's cart did to a user's, until it is read.
alter table carts add column merge_notice jsonb;

-- An order adopts its buyer by the address it was placed with.
create index orders_guest_email on orders (guest_email) where user_id is null;
-- Since when its buyer has no account any more; who it was is forgotten as soon as the order is done with.
alter table orders add column buyer_left_at timestamptz;
create index orders_buyer_left on orders (buyer_left_at) where buyer_left_at is not null;
