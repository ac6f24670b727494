-- People as the back office lists them: accounts, and guests by the folded address of their orders and appointments.
-- Derived from other tables by src/server/customers/refresh-customers.ts, which computes search keys that SQL cannot.
create table customers (
  id serial primary key,
  -- Null for a guest.
  user_id integer unique,
  email text not null check (email = lower(email) and email <> ''),
  -- The address, where it is theirs alone: a guest's, or one that an account has confirmed.
  owned_email text unique check (owned_email = email),
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  language text not null check (language in ('en', 'el')),
  order_count integer not null default 0,
  booking_count integer not null default 0,
  -- Without cancelled and returned orders.
  spent_cents bigint not null default 0,
  -- The last order, appointment or registration.
  last_active_at timestamptz not null,
  -- Keys of src/domain/customer-search.ts.
  search tsvector not null default '',
  check (user_id is not null or owned_email is not null)
);
create index customers_newest on customers (last_active_at desc, id desc);
create index customers_search on customers using gin (search);
create index customers_email on customers (email);

-- Whose row must be computed again. Rows are only inserted and deleted, so shoppers never wait for one another here.
create table customer_changes (
  id bigserial primary key,
  user_id integer,
  email text,
  -- Where an order's address was corrected: whoever had the old one is now found by `email`.
  previous_email text
);

create function note_buyers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into customer_changes (user_id, email)
    select distinct user_id, guest_email from changed where user_id is not null or guest_email is not null;
  elsif tg_op = 'DELETE' then
    insert into customer_changes (user_id, email)
    select distinct user_id, guest_email from former where user_id is not null or guest_email is not null;
  else
    insert into customer_changes (user_id, email, previous_email)
    select distinct c.user_id, c.guest_email,
      case when c.guest_email <> f.guest_email and c.user_id is null then f.guest_email end
    from changed c join former f using (id)
    where (c.user_id, c.guest_email, c.status, c.total_cents, c.shipping_address)
      is distinct from (f.user_id, f.guest_email, f.status, f.total_cents, f.shipping_address)
      and (c.user_id is not null or c.guest_email is not null);
    insert into customer_changes (user_id, email)
    select distinct f.user_id, f.guest_email from changed c join former f using (id)
    where (c.user_id, c.guest_email) is distinct from (f.user_id, f.guest_email)
      and (f.user_id is not null or f.guest_email is not null);
  end if;
  return null;
end $$;
create trigger orders_note_new_buyers after insert on orders
  referencing new table as changed for each statement execute function note_buyers();
create trigger orders_note_changed_buyers after update on orders
  referencing old table as former new table as changed for each statement execute function note_buyers();
create trigger orders_note_former_buyers after delete on orders
  referencing old table as former for each statement execute function note_buyers();

create function note_bookers() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into customer_changes (email) select distinct lower(email) from former where email <> '';
  end if;
  if tg_op <> 'DELETE' then
    insert into customer_changes (email) select distinct lower(email) from changed where email <> '';
  end if;
  return null;
end $$;
create trigger appointments_note_new_bookers after insert on appointments
  referencing new table as changed for each statement execute function note_bookers();
create trigger appointments_note_changed_bookers after update on appointments
  referencing old table as former new table as changed for each statement execute function note_bookers();
create trigger appointments_note_former_bookers after delete on appointments
  referencing old table as former for each statement execute function note_bookers();
create index appointments_email on appointments (lower(email));

create function note_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into customer_changes (user_id, email) values (old.id, old.email);
  elsif tg_op = 'INSERT' or to_jsonb(new) - 'password' <> to_jsonb(old) - 'password' then
    insert into customer_changes (user_id, email) values (new.id, new.email);
    if tg_op = 'UPDATE' and new.email <> old.email then
      insert into customer_changes (email) values (old.email);
    end if;
  end if;
  return null;
end $$;
create trigger users_note_account after insert or update or delete on users
  for each row execute function note_account();

-- What colleagues should know about a customer. The words of a deleted note are gone; who deleted it, and why, stays.
create table customer_notes (
  id bigserial primary key,
  customer_id integer not null references customers on delete cascade,
  body text check (body <> ''),
  staff_id integer not null references staff,
  -- The same request again does nothing.
  request_key uuid not null unique,
  at timestamptz not null,
  deleted_at timestamptz,
  deleted_by integer references staff,
  delete_reason text check (delete_reason <> ''),
  check ((body is null) = (deleted_at is not null)),
  check (num_nulls(deleted_at, deleted_by, delete_reason) in (0, 3))
);
create index customer_notes_customer on customer_notes (customer_id, id desc);

select audit_changes('customers', 'id', 'user_id', 'email', 'owned_email', 'first_name', 'last_name', 'phone', 'language',
  'order_count', 'booking_count', 'spent_cents', 'last_active_at', 'search');
select audit_changes('customer_notes', 'id', 'body', 'delete_reason');

-- Everybody there is becomes a customer in the step that belongs to this file.
insert into customer_changes (user_id, email) select id, email from users;
insert into customer_changes (email)
  select guest_email from orders where user_id is null and guest_email is not null
  union select lower(email) from appointments where email <> '';

-- Where somebody signed up for the newsletter: a part of their consent.
alter table newsletter_subscribers add column source text not null default 'unknown'
  check (source in ('home', 'footer', 'checkout', 'account', 'store', 'unknown'));
create index newsletter_newest on newsletter_subscribers (asked_at desc, id desc);
-- An address is found by the beginning of any of its parts.
create index newsletter_search on newsletter_subscribers
  using gin (to_tsvector('simple', translate(email, '@._+-', '     ')));

-- What shoppers searched and the shop does not have, by day. Nothing in it says who searched.
create table vain_searches (
  day date not null,
  -- The folded words: two spellings of one search are counted together.
  key text not null check (key <> '' and length(key) <= 80),
  -- As it was typed last.
  shown text not null,
  count integer not null check (count > 0),
  primary key (day, key)
);
