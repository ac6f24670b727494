-- The days that a buyer was promised when the order was placed. None where they depend on a visit or a payment.
alter table orders
  add column arrives_first date,
  add column arrives_last date,
  add constraint orders_arrives check ((arrives_first is null) = (arrives_last is null) and arrives_first <= arrives_last);
