-- Pages say how many pieces are left of what is nearly sold out: the last two (`LOW_STOCK`) are told apart from more.
create or replace function notify_catalogue() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and least(new.stock, 3) = least(old.stock, 3)
    and to_jsonb(new) - 'stock' = to_jsonb(old) - 'stock'
  then
    return null;
  end if;
  perform pg_notify('catalogue', coalesce(new.id, old.id)::text);
  return null;
end $$;
