-- Orders that staff take, change and take back.
alter table orders
  add column source text not null default 'web' check (source in ('web', 'phone', 'store')),
  -- Who took it on the phone or in a store.
  add column taken_by integer references staff,
  -- Of an order that staff took: the same request again makes no second one.
  add column request_key uuid unique,
  drop constraint orders_shipping_method_check,
  add constraint orders_shipping_method_check check (shipping_method in ('standard', 'express', 'collection')),
  drop constraint orders_payment_method_check,
  add constraint orders_payment_method_check check (
    payment_method in (
      'credit_card', 'paypal', 'bank_transfer', 'cash_on_delivery', 'card_in_store', 'cash_in_store'
    )
  ),
  add check ((source = 'web') = (taken_by is null));

alter table order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (
    kind in ('status_changed', 'note_added', 'confirmation_resent', 'email_corrected', 'order_edited', 'items_returned')
  );

-- What came back. Never more than was sold: the order's row is locked while it is counted.
create table order_returns (
  id bigserial primary key,
  order_id text not null references orders,
  store text not null,
  refund_due_cents integer not null check (refund_due_cents >= 0),
  staff_id integer not null references staff,
  request_key uuid not null unique,
  at timestamptz not null
);
create index order_returns_order on order_returns (order_id, id);

create table order_return_lines (
  return_id bigint not null references order_returns,
  order_item_id bigint not null references order_items,
  quantity integer not null check (quantity >= 1),
  is_damaged boolean not null,
  primary key (return_id, order_item_id, is_damaged)
);
create index order_return_lines_item on order_return_lines (order_item_id);

select audit_changes('order_returns', 'order_id');
select audit_changes('order_return_lines', 'return_id');
