-- Stock per store as a ledger. Pieces come and go by movements alone; levels and products.stock are kept by triggers, in
-- the same transaction. The data step of this file (src/server/stock/open-ledger.ts) opens the ledger of an existing
-- shop with the pieces that `stock_before_ledger` keeps until then.
create table stock_before_ledger as select id as product_id, stock as quantity from products where stock > 0;
update products set stock = 0 where stock > 0;

-- `store` is the id of a store, or `transit`: the pieces that are under way between two of them.
create table stock_levels (
  store text not null check (store <> ''),
  product_id integer not null references products,
  on_hand integer not null default 0,
  reserved integer not null default 0 check (reserved >= 0),
  -- Pieces that the web does not sell.
  keep_back integer not null default 0 check (keep_back >= 0),
  -- Raised by another keep_back alone.
  version integer not null default 1,
  primary key (product_id, store),
  check (reserved <= on_hand),
  check (store <> 'transit' or (reserved = 0 and keep_back = 0))
);

create table transfers (
  id serial primary key,
  from_store text not null check (from_store not in ('', 'transit')),
  to_store text not null check (to_store not in ('', 'transit')),
  status text not null default 'under_way' check (status in ('under_way', 'received')),
  request_key uuid not null unique,
  note text,
  sent_by integer references staff,
  sent_at timestamptz not null,
  received_by integer references staff,
  received_at timestamptz,
  check (from_store <> to_store),
  check ((status = 'received') = (received_at is not null))
);
create index transfers_newest on transfers (status, id desc);

create table transfer_lines (
  transfer_id integer not null references transfers,
  product_id integer not null references products,
  quantity integer not null check (quantity > 0),
  primary key (transfer_id, product_id)
);
create index transfer_lines_product on transfer_lines (product_id);

create table stock_movements (
  id bigserial primary key,
  product_id integer not null references products,
  store text not null check (store <> ''),
  delta integer not null check (delta <> 0),
  reason text not null check (reason in (
    'opening', 'delivery', 'sale', 'return', 'damage', 'loss', 'count', 'supplier_return', 'transfer'
  )),
  -- Names the act, so that nothing is booked twice.
  source_key text not null unique check (source_key <> ''),
  order_id text references orders,
  transfer_id integer references transfers,
  -- Whoever acts in a staff transaction.
  staff_id integer references staff default nullif(nullif(current_setting('shop.staff', true), ''), 'command')::integer,
  note text,
  at timestamptz not null default now()
);
create index stock_movements_product on stock_movements (product_id, id desc);
create index stock_movements_order on stock_movements (order_id) where order_id is not null;

create table reservations (
  id bigserial primary key,
  product_id integer not null references products,
  store text not null check (store not in ('', 'transit')),
  quantity integer not null check (quantity > 0),
  kind text not null check (kind in ('order', 'hold', 'transfer')),
  source_key text not null unique check (source_key <> ''),
  order_id text references orders,
  staff_id integer references staff default nullif(nullif(current_setting('shop.staff', true), ''), 'command')::integer,
  note text,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  closed_at timestamptz,
  check ((kind = 'order') = (order_id is not null)),
  check ((kind = 'hold') = (expires_at is not null))
);
create index reservations_open on reservations (product_id) where closed_at is null;
create index reservations_order on reservations (order_id) where order_id is not null;
create index reservations_expiring on reservations (expires_at) where closed_at is null and expires_at is not null;

create table counts (
  id serial primary key,
  store text not null check (store not in ('', 'transit')),
  status text not null default 'open' check (status in ('open', 'posted', 'cancelled')),
  request_key uuid not null unique,
  started_by integer references staff,
  started_at timestamptz not null,
  closed_by integer references staff,
  closed_at timestamptz,
  check ((status = 'open') = (closed_at is null))
);
-- Two counts of one store at a time would correct each other's corrections.
create unique index counts_open on counts (store) where status = 'open';

create table count_lines (
  count_id integer not null references counts,
  product_id integer not null references products,
  counted integer not null check (counted between 0 and 100000),
  -- Between these moments nothing may move, or the frame is counted again.
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (count_id, product_id),
  check (first_at <= last_at)
);
create index count_lines_product on count_lines (product_id);

-- The scans that have arrived: a scanner without a connection sends them again.
create table count_scans (
  id uuid primary key,
  count_id integer not null references counts
);
create index count_scans_count on count_scans (count_id);

-- GTIN-8, -12 and -13 with zeros before them.
create table product_codes (
  gtin14 text primary key check (gtin14 ~ '^[0-9]{14}$'),
  product_id integer not null references products on delete cascade
);
create index product_codes_product on product_codes (product_id);

-- Every change locks the product first and its levels afterwards.
create function lock_product(id_of_product integer) returns void language plpgsql as $$
begin
  perform 1 from products where id = id_of_product for no key update;
end $$;

create function book_movement() returns trigger language plpgsql as $$
begin
  perform lock_product(new.product_id);
  update stock_levels set on_hand = on_hand + new.delta where product_id = new.product_id and store = new.store;
  if not found then
    insert into stock_levels (store, product_id, on_hand) values (new.store, new.product_id, new.delta);
  end if;
  return null;
end $$;
create trigger stock_movements_book after insert on stock_movements
  for each row execute function book_movement();

create function refuse_movement_change() returns trigger language plpgsql as $$
begin
  raise exception 'movements of stock are only added to';
end $$;
create trigger stock_movements_only_grow before update or delete or truncate on stock_movements
  for each statement execute function refuse_movement_change();

create function book_reservation() returns trigger language plpgsql as $$
begin
  perform lock_product(new.product_id);
  update stock_levels set reserved = reserved + case when new.closed_at is null then new.quantity else -new.quantity end
  where product_id = new.product_id and store = new.store;
  if not found then
    raise exception 'product % has no pieces at %', new.product_id, new.store using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger reservations_open_one after insert on reservations
  for each row when (new.closed_at is null) execute function book_reservation();
create trigger reservations_close_one after update on reservations
  for each row when (old.closed_at is null and new.closed_at is not null) execute function book_reservation();

create function refuse_reservation_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.closed_at is null
      and to_jsonb(new) - '{closed_at,expires_at}'::text[] = to_jsonb(old) - '{closed_at,expires_at}'::text[]
    then
      return new;
    end if;
  end if;
  raise exception 'a reservation is closed once, and changes in nothing else';
end $$;
create trigger reservations_only_close before update or delete on reservations
  for each row execute function refuse_reservation_change();
create trigger reservations_never_empty before truncate on reservations
  for each statement execute function refuse_reservation_change();

-- A depth of 1 is this trigger itself: the statement came from outside, and not from the ledger's triggers.
create function keep_level() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'levels of stock are never deleted'; end if;
  if tg_op = 'INSERT' then
    if pg_trigger_depth() = 1 and (new.on_hand <> 0 or new.reserved <> 0) then
      raise exception 'pieces on hand and reserved follow from movements and reservations';
    end if;
    return new;
  end if;
  if pg_trigger_depth() = 1
    and (new.on_hand, new.reserved, new.store, new.product_id) <> (old.on_hand, old.reserved, old.store, old.product_id)
  then
    raise exception 'pieces on hand and reserved follow from movements and reservations';
  end if;
  if new.keep_back <> old.keep_back then new.version := old.version + 1; end if;
  return new;
end $$;
create trigger stock_levels_keep before insert or update or delete on stock_levels
  for each row execute function keep_level();

create function sum_stock() returns trigger language plpgsql as $$
begin
  perform lock_product(new.product_id);
  update products set stock = total
  from (
    select coalesce(sum(greatest(0, on_hand - reserved - keep_back)), 0) as total
    from stock_levels where product_id = new.product_id and store <> 'transit'
  ) levels
  where id = new.product_id and stock <> total;
  return null;
end $$;
create trigger stock_levels_sum after insert or update on stock_levels
  for each row when (new.store <> 'transit') execute function sum_stock();

-- For pieces of which nobody says where they are, in SQL that writes products.stock.
create function store_of_unplaced_stock() returns text language sql immutable as $$
  select 'nicosia'
$$;

-- SQL that writes products.stock itself, as a script may, books what it changed.
create function book_written_stock() returns trigger language plpgsql as $$
declare
  missing integer := case when tg_op = 'INSERT' then new.stock else new.stock - old.stock end;
  reason text := case when tg_op = 'INSERT' then 'opening' else 'count' end;
  level record;
begin
  for level in
    select store, greatest(0, on_hand - reserved - keep_back) as free from stock_levels
    where product_id = new.id and store <> 'transit' order by free desc, store
  loop
    exit when missing = 0 or (missing < 0 and level.free = 0);
    insert into stock_movements (product_id, store, delta, reason, source_key)
    values (new.id, level.store, greatest(missing, -level.free), reason, 'written:' || gen_random_uuid());
    missing := missing - greatest(missing, -level.free);
  end loop;
  if missing > 0 then
    insert into stock_movements (product_id, store, delta, reason, source_key)
    values (new.id, store_of_unplaced_stock(), missing, reason, 'written:' || gen_random_uuid());
  end if;
  return null;
end $$;
create trigger products_insert_stock after insert on products
  for each row when (pg_trigger_depth() = 0 and new.stock <> 0) execute function book_written_stock();
create trigger products_write_stock after update of stock on products
  for each row when (pg_trigger_depth() = 0 and new.stock <> old.stock) execute function book_written_stock();

select audit_changes('stock_movements', 'product_id', 'note');
select audit_changes('reservations', 'product_id', 'note');
select audit_changes('transfers', 'id', 'note');
select audit_changes('counts', 'id');
select audit_changes('count_lines', 'product_id');
select audit_changes('product_codes', 'product_id');
create trigger stock_levels_audit after insert or update of keep_back on stock_levels
  for each row when (coalesce(current_setting('shop.staff', true), '') <> '' and pg_trigger_depth() = 0)
  execute function record_audit('product_id');
