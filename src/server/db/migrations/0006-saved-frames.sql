-- The frames a person keeps in mind. They go with the account, and with the product.
create table saved_products (
  user_id integer not null references users (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
create index saved_products_product on saved_products (product_id);
