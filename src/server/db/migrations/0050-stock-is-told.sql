-- Processes keep answers with the stock of a product for a moment; this tells them which stock changed. Old and new row
-- are compared as rows: as JSON, with both texts of a product, that cost more than the rest of a sale's update.
create or replace function notify_catalogue() returns trigger language plpgsql as $$
declare
  before products := old;
begin
  if tg_op = 'UPDATE' then
    if new.stock <> old.stock then perform pg_notify('stock', new.id::text); end if;
    before.stock := new.stock;
    if (new.stock > 0) = (old.stock > 0) and new is not distinct from before then return null; end if;
  end if;
  perform pg_notify('catalogue', coalesce(new.id, old.id)::text);
  return null;
end $$;
