-- Each order changes the stock of its products. Rows are compared as they are, not as JSON with all their texts.
create or replace function raise_product_version() returns trigger language plpgsql as $$
declare
  before record := old;
begin
  before.stock := new.stock;
  before.version := new.version;
  if new is distinct from before then new.version := old.version + 1; end if;
  return new;
end $$;
