-- Who wants one e-mail when a product is back. Confirmed by a link first; gone once the e-mail is enqueued.
create table stock_alerts (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  email text not null,
  language text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  unique (product_id, email)
);
create index stock_alerts_email on stock_alerts (email);
create index stock_alerts_confirmed on stock_alerts (product_id) where confirmed_at is not null;
