-- An order changes the stock of its products and nothing else of them. The triggers that compare all other columns are not
-- called for it: only the ledger (sum_stock) writes stock from inside a trigger, and it writes stock alone.
drop trigger products_raise_version on products;
create trigger products_raise_version before update on products
  for each row when (new.stock = old.stock or pg_trigger_depth() = 0) execute function raise_product_version();

drop trigger products_record_price on products;
create trigger products_record_price after insert on products
  for each row when (new.status = 'published') execute function record_price();
create trigger products_record_new_price after update on products
  for each row when (new.status = 'published' and (old.status <> 'published'
    or new.price_cents <> old.price_cents
    or new.discount_price_cents is distinct from old.discount_price_cents))
  execute function record_price();
create or replace function record_price() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, price_cents, discount_price_cents)
  values (new.id, new.price_cents, new.discount_price_cents);
  return null;
end $$;

-- A notification holds a lock of the whole server until its commit is on the disk. What places an order tells of its stock
-- afterwards, and says so by `shop.stock_notices` (src/server/stock/order-levels.ts).
create function notify_stock() returns trigger language plpgsql as $$
begin
  perform pg_notify('stock', new.id::text);
  return null;
end $$;
create trigger products_notify_stock after update on products
  for each row when (new.stock <> old.stock and coalesce(current_setting('shop.stock_notices', true), '') <> 'later')
  execute function notify_stock();

drop trigger products_notify_catalogue on products;
create trigger products_notify_catalogue after insert or delete on products
  for each row execute function notify_catalogue();
create trigger products_notify_catalogue_of_change after update on products
  for each row when (new.stock = old.stock or (new.stock > 0) <> (old.stock > 0) or pg_trigger_depth() = 0)
  execute function notify_catalogue();
create or replace function notify_catalogue() returns trigger language plpgsql as $$
declare
  before record := old;
begin
  if tg_op = 'UPDATE' then
    before.stock := new.stock;
    if (new.stock > 0) = (old.stock > 0) and new is not distinct from before then return null; end if;
  end if;
  perform pg_notify('catalogue', coalesce(new.id, old.id)::text);
  return null;
end $$;

-- The levels that the ledger writes are right, and their product is locked.
drop trigger stock_levels_keep on stock_levels;
create trigger stock_levels_keep before insert or delete on stock_levels
  for each row execute function keep_level();
create trigger stock_levels_keep_changed before update on stock_levels
  for each row when (pg_trigger_depth() = 0 or new.keep_back <> old.keep_back) execute function keep_level();
create or replace function sum_stock() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 then perform lock_product(new.product_id); end if;
  update products set stock = total
  from (
    select coalesce(sum(greatest(0, on_hand - reserved - keep_back)), 0) as total
    from stock_levels where product_id = new.product_id and store <> 'transit'
  ) levels
  where id = new.product_id and stock <> total;
  return null;
end $$;

-- New orders come one by one: a row needs no table of the rows that are new.
drop trigger orders_note_new_buyers on orders;
create function note_buyer() returns trigger language plpgsql as $$
begin
  insert into customer_changes (user_id, email) values (new.user_id, new.guest_email);
  return null;
end $$;
create trigger orders_note_new_buyers after insert on orders
  for each row when (new.user_id is not null or new.guest_email is not null) execute function note_buyer();
