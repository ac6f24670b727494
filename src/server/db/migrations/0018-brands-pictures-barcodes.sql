-- Brands and categories as the back office edits them, uploaded pictures, barcodes, and changes of many products.
create function raise_catalogue_version() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'version' <> to_jsonb(old) - 'version' then new.version := old.version + 1; end if;
  return new;
end $$;

alter table brands
  -- A brand may be incomplete until a product of it is published.
  drop constraint houses_maker_check,
  drop constraint houses_postal_address_check,
  drop constraint houses_email_check,
  add constraint brands_email check (email = '' or email like '%@%'),
  add column version integer not null default 1,
  -- A maker outside the European Union needs a responsible person in it (Regulation 2023/988, art. 16).
  add column is_in_union boolean not null default true,
  add column request_key uuid unique;
update brands set is_in_union = false where responsible_person is not null;
create trigger brands_raise_version before update on brands
  for each row execute function raise_catalogue_version();

alter table categories add column version integer not null default 1;
create trigger categories_raise_version before update on categories
  for each row execute function raise_catalogue_version();

-- Uploaded pictures, named after their contents. A name's bytes never change.
create table pictures (
  mark text primary key check (mark ~ '^[0-9A-Za-z]{20}$'),
  -- Of the widest size.
  width integer not null check (width > 0),
  preview text not null,
  created_at timestamptz not null default now()
);
create table picture_files (
  mark text not null references pictures on delete cascade,
  name text not null,
  body bytea not null,
  primary key (mark, name)
);
-- The files are compressed already.
alter table picture_files alter column body set storage external;
select audit_changes('pictures', 'mark');
-- An ordered picture is kept as long as its order.
create index order_items_uploaded on order_items (image) where image like '/pictures/%/photo-%';

create table if not exists product_codes (
  gtin14 text primary key check (gtin14 ~ '^[0-9]{14}$'),
  product_id integer not null references products
);
create index if not exists product_codes_product on product_codes (product_id);
do $$
begin
  if not exists (select from pg_trigger where tgname = 'product_codes_audit') then
    perform audit_changes('product_codes', 'gtin14');
  end if;
end $$;

-- Changes of many products at once, by the request that made them: the same request again answers the same.
create table bulk_changes (
  request_key uuid primary key,
  staff_id integer not null references staff,
  result jsonb not null,
  at timestamptz not null
);
select audit_changes('bulk_changes', 'request_key', 'result');
