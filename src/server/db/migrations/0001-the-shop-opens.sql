-- Money is integer cents of EUR, VAT included. Lengths are millimetres. Times are with time zone.

-- What the shop must remember about itself, such as the secret that signs its cookies.
create table settings (
  key text primary key,
  value text not null
);

create table users (
  id serial primary key,
  username text not null check (length(username) between 3 and 50),
  password text not null,
  email text not null unique check (email = lower(email)),
  first_name text,
  last_name text,
  address text,
  city text,
  country text,
  phone_number text,
  role text not null default 'customer' check (role in ('customer', 'assistant', 'optician', 'admin')),
  created_at timestamptz not null default now()
);
create unique index users_username on users (lower(username));

create table sessions (
  token_hash text primary key,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table throttles (
  key text primary key,
  failures integer not null check (failures >= 0),
  resets_at timestamptz not null
);
create index throttles_expiry on throttles (resets_at);

create table categories (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  name_el text not null,
  description text not null default '',
  description_el text not null default ''
);

-- Who answers for a product's safety: Regulation (EU) 2023/988, art. 19.
create table houses (
  brand text primary key check (brand <> ''),
  maker text not null check (maker <> ''),
  postal_address text not null check (postal_address <> ''),
  email text not null check (email like '%@%'),
  responsible_person text
);

create table products (
  id serial primary key,
  sku text not null unique check (sku <> ''),
  model text,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug <> 'facets'),
  name text not null check (name <> ''),
  name_el text not null check (name_el <> ''),
  description text not null default '',
  description_el text not null default '',
  price_cents integer not null check (price_cents > 0),
  discount_price_cents integer check (discount_price_cents > 0 and discount_price_cents < price_cents),
  category_id integer not null references categories,
  brand text not null references houses on update cascade,
  material text not null,
  color text not null,
  shape text,
  frame_type text,
  gender text,
  stock integer not null default 0 check (stock >= 0),
  is_new boolean not null default false,
  is_bestseller boolean not null default false,
  images text[] not null,
  lens_width_mm real check (lens_width_mm > 0),
  lens_height_mm real check (lens_height_mm > 0),
  bridge_mm real check (bridge_mm > 0),
  temple_mm real check (temple_mm > 0),
  frame_width_mm real check (frame_width_mm > 0),
  weight_g real check (weight_g > 0),
  lens_color text,
  filter_category smallint check (filter_category between 0 and 4),
  uv400 boolean,
  polarised boolean,
  created_at timestamptz not null default now(),
  check (num_nulls(lens_width_mm, lens_height_mm, bridge_mm, temple_mm, frame_width_mm, weight_g) in (0, 6)),
  check (frame_width_mm is null or frame_width_mm >= 2 * lens_width_mm + bridge_mm),
  -- Sunglasses are protective equipment: their filter category must be known (EN ISO 12312-1).
  check (category_id <> 1 or filter_category is not null)
);
create index products_category on products (category_id);
create index products_brand on products (brand);

-- What each product cost since when; rows are only added (Directive 98/6/EC, art. 6a).
create table price_history (
  id bigserial primary key,
  product_id integer not null references products on delete cascade,
  price_cents integer not null check (price_cents > 0),
  discount_price_cents integer check (discount_price_cents > 0),
  valid_from timestamptz not null default now()
);
create index price_history_product on price_history (product_id, valid_from);

create table carts (
  id serial primary key,
  user_id integer unique references users on delete cascade,
  guest_id text unique check (length(guest_id) between 8 and 64),
  guest_key text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(user_id, guest_id) = 1),
  check ((guest_id is null) = (guest_key is null))
);
create index carts_guest_key on carts (guest_key);

create table cart_items (
  id serial primary key,
  cart_id integer not null references carts on delete cascade,
  product_id integer not null references products on delete cascade,
  quantity integer not null default 1 check (quantity >= 1),
  created_at timestamptz not null default now(),
  unique (cart_id, product_id)
);
create index cart_items_product on cart_items (product_id);

create table orders (
  id text primary key check (id ~ '^EE-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  user_id integer references users on delete set null,
  guest_email text check (guest_email = lower(guest_email)),
  guest_key text,
  cart_id integer references carts on delete set null,
  form_hash text not null,
  status text not null default 'pending' check (status in (
    'pending', 'confirmed', 'in_fulfilment', 'ready_for_collection', 'shipped', 'delivered', 'cancelled', 'returned'
  )),
  currency text not null default 'EUR' check (currency = 'EUR'),
  subtotal_cents integer not null check (subtotal_cents > 0),
  shipping_cents integer not null check (shipping_cents >= 0),
  total_cents integer not null check (total_cents = subtotal_cents + shipping_cents),
  vat_cents integer not null check (vat_cents between 0 and total_cents),
  shipping_method text not null check (shipping_method in ('standard', 'express')),
  payment_method text not null check (payment_method in ('credit_card', 'paypal', 'bank_transfer', 'cash_on_delivery')),
  shipping_address jsonb not null,
  billing_address jsonb not null,
  language text not null check (language in ('en', 'el')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index orders_user on orders (user_id, created_at desc);
create index orders_guest_key on orders (guest_key);
create index orders_cart on orders (cart_id, created_at desc);

create table order_items (
  id bigserial primary key,
  order_id text not null references orders on delete cascade,
  product_id integer not null references products on delete restrict,
  sku text not null,
  name text not null,
  name_el text not null,
  slug text not null,
  image text,
  quantity integer not null check (quantity >= 1),
  price_cents integer not null check (price_cents > 0),
  created_at timestamptz not null default now(),
  unique (order_id, product_id)
);
create index order_items_product on order_items (product_id);

-- Letters to send: written in the transaction of what they tell, sent afterwards.
create table outbox (
  id bigserial primary key,
  kind text not null,
  recipient text not null,
  language text not null check (language in ('en', 'el')),
  payload jsonb not null,
  dedupe_key text not null unique,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_unsent on outbox (id) where sent_at is null;

create table appointments (
  id serial primary key,
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  email text not null,
  phone text not null check (length(phone) >= 8),
  store text not null,
  date date not null,
  message text,
  status text not null default 'requested' check (status in ('requested', 'booked', 'cancelled', 'completed')),
  language text not null check (language in ('en', 'el')),
  created_at timestamptz not null default now()
);
create index appointments_day on appointments (store, date);

create table newsletter_subscribers (
  email text primary key check (email = lower(email)),
  language text not null check (language in ('en', 'el')),
  status text not null default 'pending' check (status in ('pending', 'subscribed', 'unsubscribed')),
  created_at timestamptz not null default now()
);

create function record_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT'
    or new.price_cents <> old.price_cents
    or new.discount_price_cents is distinct from old.discount_price_cents
  then
    insert into price_history (product_id, price_cents, discount_price_cents)
    values (new.id, new.price_cents, new.discount_price_cents);
  end if;
  return null;
end $$;
create trigger products_record_price after insert or update on products
  for each row execute function record_price();

-- Every process keeps the catalogue in memory; this tells them which product changed. Stock alone is told only when
-- the product sells out or comes back.
create function tell_catalogue() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.stock > 0) = (old.stock > 0)
    and to_jsonb(new) - 'stock' = to_jsonb(old) - 'stock'
  then
    return null;
  end if;
  perform pg_notify('catalogue', coalesce(new.id, old.id)::text);
  return null;
end $$;
create trigger products_tell_catalogue after insert or update or delete on products
  for each row execute function tell_catalogue();

create function tell_whole_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', 'all');
  return null;
end $$;
create trigger categories_tell_catalogue after insert or update or delete or truncate on categories
  for each statement execute function tell_whole_catalogue();
create trigger houses_tell_catalogue after insert or update or delete or truncate on houses
  for each statement execute function tell_whole_catalogue();
create trigger products_truncate_tells_catalogue after truncate on products
  for each statement execute function tell_whole_catalogue();
