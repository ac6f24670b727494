-- Sales are summed from this index alone.
create index orders_sales on orders (created_at) include (status, total_cents);
