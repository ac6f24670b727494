-- The time for collection and fitting that a buyer chose with the order.
alter table appointments add column order_id text references orders on delete set null;
create index appointments_of_orders on appointments (order_id) where order_id is not null;
