-- Payments of the bank page for trying the shop. Empty in production, where the page is refused.
create table bank_page_payments (
  id text primary key,
  wire text not null check (wire in ('jcc', 'paypal')),
  -- The shop's number of the payment, or the id of PayPal's request.
  number text not null,
  document jsonb not null,
  created_at timestamptz not null,
  unique (wire, number)
);
