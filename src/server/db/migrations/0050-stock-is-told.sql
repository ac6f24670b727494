-- Processes keep answers with the stock of a product for a moment; this tells them which stock changed.
create or replace function notify_catalogue() returns trigger language plpgsql as $$
declare
  before record := old;
begin
  if tg_op = 'UPDATE' then
    if new.stock <> old.stock then perform pg_notify('stock', new.id::text); end if;
    before.stock := new.stock;
    if (new.stock > 0) = (old.stock > 0) and new is not distinct from before then return null; end if;
  end if;
  perform pg_notify('catalogue', coalesce(new.id, old.id)::text);
  return null;
end $$;
