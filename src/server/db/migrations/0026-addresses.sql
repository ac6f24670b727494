-- The address books of accounts. They go with the account.
create table addresses (
  id serial primary key,
  user_id integer not null references users (id) on delete cascade,
  label text not null,
  first_name text not null,
  last_name text not null,
  company text not null,
  vat_number text not null,
  phone_number text not null,
  address text not null,
  city text not null,
  postal_code text not null,
  country text not null,
  is_default_shipping boolean not null default false,
  is_default_billing boolean not null default false,
  created_at timestamptz not null
);
create index addresses_user on addresses (user_id, id);
create unique index addresses_default_shipping on addresses (user_id) where is_default_shipping;
create unique index addresses_default_billing on addresses (user_id) where is_default_billing;
