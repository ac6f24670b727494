-- A buyer's orders are read newest first, a page at a time; those of one moment by their number.
create index orders_user_newest on orders (user_id, created_at desc, id desc);
drop index orders_user;
