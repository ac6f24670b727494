-- Lenses of cart and order lines. What a prescription says stays in the vault: here is only what is made and for how much.

alter table prescriptions add column guest_key text;

-- Photos of papers, encrypted. `prescription_id` is set when lenses are ordered from it.
create table prescription_papers (
  id uuid primary key,
  user_id integer references users on delete set null,
  guest_key text,
  prescription_id uuid references prescriptions,
  record_id uuid not null unique references vault_records,
  created_at timestamptz not null
);
create index prescription_papers_prescription on prescription_papers (prescription_id);

-- What a signed-in user has entered so far, encrypted, so that it goes on on another device.
create table lens_drafts (
  user_id integer not null references users on delete cascade,
  product_id integer not null references products on delete cascade,
  record_id uuid not null references vault_records,
  saved_at timestamptz not null,
  primary key (user_id, product_id)
);

create table lens_choices (
  id uuid primary key,
  user_id integer references users on delete set null,
  guest_key text,
  request_key uuid not null unique,
  product_id integer not null references products on delete cascade,
  use text not null check (use in ('far', 'near', 'both', 'screen', 'none')),
  type text not null check (type in ('plano', 'single', 'bifocal', 'office', 'progressive')),
  material text not null,
  coating text not null,
  tint text not null,
  tint_colour text,
  filter_category smallint check (filter_category between 0 and 4),
  prescription_source text not null
    check (prescription_source in ('typed', 'saved', 'photo', 'later', 'eye_test', 'none')),
  -- Null for lenses without power.
  prescription_id uuid references prescriptions,
  -- As it was when they were chosen; null until there are values.
  prescription_version integer,
  needs_visit boolean not null,
  price_cents integer not null check (price_cents > 0),
  -- For how many years the prescription is kept once they are ordered.
  keep_years smallint not null check (keep_years between 0 and 15),
  offered_until timestamptz not null,
  created_at timestamptz not null,
  foreign key (prescription_id, prescription_version) references prescription_versions,
  check ((type = 'plano') = (prescription_source = 'none')),
  check ((type = 'plano') = (prescription_id is null)),
  check (prescription_version is null or prescription_id is not null)
);
create index lens_choices_prescription on lens_choices (prescription_id);

-- What was chosen is what is made: only whose it is changes, at a sign-in.
create function keep_lens_choice() returns trigger language plpgsql as $$
begin
  if (to_jsonb(old) - 'user_id' - 'guest_key') is distinct from (to_jsonb(new) - 'user_id' - 'guest_key') then
    raise exception 'a choice of lenses is not changed';
  end if;
  return new;
end $$;
create trigger keep_lens_choice before update on lens_choices for each row execute function keep_lens_choice();

-- A frame alone is one line; each pair with lenses is a line of its own.
alter table cart_items add column lens_choice_id uuid unique references lens_choices on delete cascade;
alter table cart_items drop constraint cart_items_cart_id_product_id_key;
create unique index cart_items_frame on cart_items (cart_id, product_id) where lens_choice_id is null;
alter table cart_items add check (lens_choice_id is null or quantity = 1);

alter table order_items add column lens_choice_id uuid unique references lens_choices on delete restrict;
-- Contained in `price_cents`.
alter table order_items add column lens_cents integer not null default 0 check (lens_cents >= 0);
alter table order_items drop constraint order_items_order_id_product_id_key;
create unique index order_items_frame on order_items (order_id, product_id) where lens_choice_id is null;
alter table order_items add check (lens_choice_id is null or quantity = 1);
alter table order_items add check (lens_choice_id is null or is_made_to_order);
alter table order_items add check ((lens_choice_id is null) = (lens_cents = 0));
alter table order_items add check (lens_cents < price_cents);

-- With an account its drafts, photos and prescriptions are erased, but those that glasses were ordered from.
create or replace function erase_prescriptions() returns trigger language plpgsql as $$
declare
  unused uuid[] := array(
    select p.id from prescriptions p where p.user_id = old.id and p.erased_at is null and not exists (
      select from lens_choices c join order_items i on i.lens_choice_id = c.id where c.prescription_id = p.id));
begin
  update vault_records set key_name = null, wrapped_key = null, content = null, erased_at = now()
    where erased_at is null and (
      owner in (select unnest(unused)::text)
      or id in (select record_id from lens_drafts where user_id = old.id)
      or id in (select record_id from prescription_papers
        where user_id = old.id and (prescription_id is null or prescription_id = any (unused))));
  update prescriptions set erased_at = now() where id = any (unused);
  return old;
end $$;
