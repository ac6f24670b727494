-- Each order writes the stock of its products. With room on its page, the new row needs no entries in the eight indexes.
alter table products set (fillfactor = 60);

-- Each order also frees the expired holds of its products, and there may be thousands of other reservations of them.
drop index reservations_expiring;
create index reservations_expiring on reservations (product_id, expires_at) where closed_at is null and expires_at is not null;

-- Most lines have no lenses: the question after their order is not asked for those.
drop trigger keep_lenses_of_line on order_items;
create trigger keep_lenses_of_new_line before insert on order_items
  for each row when (new.lens_choice_id is not null) execute function keep_lenses_of_line();
create trigger keep_lenses_of_line before update of lens_choice_id, order_id, product_id on order_items
  for each row execute function keep_lenses_of_line();
