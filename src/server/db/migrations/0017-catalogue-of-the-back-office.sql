-- Products as the back office makes, publishes and reduces them. A draft may lack what a published product must have.
alter table products
  add column status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  -- Travels with every change of the back office, so that nobody overwrites what they have not seen.
  add column version integer not null default 1,
  -- Texts of pictures in both languages, by the picture's address: {"/pictures/…": {"en": "…", "el": "…"}}.
  add column image_alts jsonb not null default '{}' check (jsonb_typeof(image_alts) = 'object'),
  -- Of the request that added the product: the same request again adds nothing.
  add column request_key uuid unique,
  drop constraint products_name_el_check,
  drop constraint products_price_cents_check,
  drop constraint products_check3;
alter table products
  add constraint products_price check (price_cents >= 0),
  -- Sunglasses are protective equipment: their filter category must be known (EN ISO 12312-1).
  add constraint products_publishable check (status <> 'published' or (
    name_el <> '' and price_cents > 0 and (category_id <> 1 or filter_category is not null)));
create index products_status on products (status, id desc);
-- The colourways of a model.
create index products_model on products (brand, model) where model is not null;

-- Sales change the stock alone; were they to raise the version, every open form would be out of date.
create function raise_product_version() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{version,stock}'::text[] <> to_jsonb(old) - '{version,stock}'::text[] then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger products_raise_version before update on products
  for each row execute function raise_product_version();

-- A price that nobody could pay is no earlier price (Directive 98/6/EC, art. 6a): only those of published products are
-- recorded.
create or replace function record_price() returns trigger language plpgsql as $$
begin
  if new.status = 'published' and (tg_op = 'INSERT'
    or old.status <> 'published'
    or new.price_cents <> old.price_cents
    or new.discount_price_cents is distinct from old.discount_price_cents)
  then
    insert into price_history (product_id, price_cents, discount_price_cents)
    values (new.id, new.price_cents, new.discount_price_cents);
  end if;
  return null;
end $$;

-- Reductions with a first and a last moment. A job sets and clears products.discount_price_cents at those.
create table reductions (
  id serial primary key,
  product_id integer not null references products on delete cascade,
  price_cents integer not null check (price_cents > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  created_by integer references staff,
  created_at timestamptz not null,
  -- When the product took this price.
  applied_at timestamptz,
  -- When it was over: at its end, or earlier where somebody ended or cancelled it.
  ended_at timestamptz,
  ended_by integer references staff,
  request_key uuid unique,
  -- A product has one at a time.
  constraint reductions_apart exclude using gist (
    int4range(product_id, product_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&) where (ended_at is null)
);
create index reductions_product on reductions (product_id, starts_at);
create index reductions_open on reductions (starts_at) where ended_at is null;
select audit_changes('reductions', 'id');

-- Search keys of src/domain/product-search.ts; null until the program has computed them.
create table product_search (
  product_id integer primary key references products on delete cascade,
  keys tsvector
);
create index product_search_keys on product_search using gin (keys);
create index product_search_missing on product_search (product_id) where keys is null;
insert into product_search (product_id) select id from products;

create function forget_search_keys() returns trigger language plpgsql as $$
begin
  insert into product_search (product_id) values (new.id)
  on conflict (product_id) do update set keys = null;
  return null;
end $$;
create trigger products_need_search_keys after insert or update of sku, model, name, name_el, brand on products
  for each row execute function forget_search_keys();
