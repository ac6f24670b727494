-- Whether an order is paid is kept apart from where its goods are. Rules: src/domain/payment.ts.
alter table orders
  add column payment_status text not null default 'unpaid' check (payment_status in (
    'unpaid', 'awaiting_transfer', 'due_on_delivery', 'due_at_store', 'authorised', 'paid', 'review', 'part_refunded',
    'refunded'
  )),
  -- Its pieces are kept until then, unless it is paid. Null: they are taken.
  add column held_until timestamptz,
  -- The fee for cash on delivery.
  add column cash_fee_cents integer not null default 0 check (cash_fee_cents >= 0),
  -- A locker or point of a carrier, as it was when it was chosen.
  add column delivery_point jsonb,
  drop constraint orders_check,
  add constraint orders_total check (total_cents = subtotal_cents + shipping_cents + cash_fee_cents),
  drop constraint orders_shipping_method_check,
  add constraint orders_shipping_method_check check (
    shipping_method in ('standard', 'express', 'locker', 'collection')
  ),
  drop constraint orders_payment_method_check,
  add constraint orders_payment_method_check check (
    payment_method in (
      'credit_card', 'paypal', 'bank_transfer', 'cash_on_delivery', 'pay_in_store', 'card_in_store', 'cash_in_store'
    )
  );
-- Orders from before were paid for by hand, or were not: their next step tells which.
update orders set payment_status = case
  when payment_method in ('card_in_store', 'cash_in_store') and source = 'store' then 'paid'
  when status in ('shipped', 'delivered') and payment_method <> 'cash_on_delivery' then 'paid'
  when status = 'delivered' then 'paid'
  when status = 'returned' then 'refunded'
  when status in ('confirmed', 'in_fulfilment', 'ready_for_collection')
    and payment_method in ('credit_card', 'paypal', 'bank_transfer') then 'paid'
  when payment_method = 'cash_on_delivery' then 'due_on_delivery'
  when payment_method in ('card_in_store', 'cash_in_store') then 'due_at_store'
  when payment_method = 'bank_transfer' then 'awaiting_transfer'
  else 'unpaid'
end;
create index orders_held on orders (held_until) where held_until is not null;

alter table order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in (
    'status_changed', 'note_added', 'confirmation_resent', 'email_corrected', 'order_edited', 'items_returned',
    'payment_changed', 'refund_changed', 'parcel_changed', 'document_issued', 'withdrawal_changed', 'claim_changed'
  ));

-- One attempt to pay for an order.
create table payments (
  id bigserial primary key,
  order_id text not null references orders,
  attempt integer not null check (attempt >= 1),
  -- The order's number and the attempt's: the gateway knows the payment by it.
  reference text not null unique check (length(reference) <= 36),
  provider text not null check (provider in ('jcc', 'stripe', 'paypal', 'bank', 'cash_on_delivery', 'store')),
  method text not null,
  state text not null check (state in (
    'created', 'started', 'authorised', 'captured', 'declined', 'expired', 'review', 'surplus', 'reversed',
    'part_refunded', 'refunded', 'awaiting_transfer', 'due_on_delivery', 'due_at_store', 'refused'
  )),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null default 'EUR' check (currency = 'EUR'),
  -- The gateway's own name of the payment.
  gateway_ref text,
  pay_url text,
  authorised_cents integer not null default 0 check (authorised_cents >= 0),
  captured_cents integer not null default 0 check (captured_cents >= 0),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and captured_cents),
  -- Why staff must look at it.
  review_reason text,
  -- When the gateway is asked next. Null: not before a signal.
  next_check_at timestamptz,
  checks integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (order_id, attempt),
  unique (provider, gateway_ref)
);
create index payments_due on payments (next_check_at) where next_check_at is not null;
create index payments_review on payments (updated_at) where state in ('review', 'surplus');

-- Signals and answers that changed a payment, or were refused. Nothing personal. A signal counts once.
create table payment_events (
  id bigserial primary key,
  payment_id bigint references payments,
  provider text not null,
  event_key text not null,
  kind text not null,
  details jsonb not null default '{}',
  at timestamptz not null,
  unique (provider, event_key)
);
create index payment_events_payment on payment_events (payment_id, id);

-- Money that came in.
create table payment_captures (
  id bigserial primary key,
  payment_id bigint not null references payments,
  amount_cents integer not null check (amount_cents > 0),
  -- How: 'gateway', 'transfer', 'cash' or 'terminal'.
  kind text not null check (kind in ('gateway', 'transfer', 'cash', 'terminal')),
  -- Counts one receipt of money once: a booking of the bank, a press of a button.
  source_key text not null unique,
  store text,
  till_id integer,
  staff_id integer references staff,
  at timestamptz not null
);
create index payment_captures_payment on payment_captures (payment_id, id);
create index payment_captures_at on payment_captures (at);

-- Money that goes back. The row exists before the gateway is called.
create table refunds (
  id bigserial primary key,
  order_id text not null references orders,
  payment_id bigint not null references payments,
  amount_cents integer not null check (amount_cents > 0),
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  -- The gateway knows the refund by it.
  refund_key text not null unique check (length(refund_key) <= 32),
  gateway_ref text,
  reason text not null,
  -- How, where no gateway moves it: 'transfer', 'cash' or 'terminal'.
  kind text not null default 'gateway' check (kind in ('gateway', 'transfer', 'cash', 'terminal')),
  -- The lines and delivery it is for, for the credit note; null for an amount alone.
  lines jsonb,
  failure text,
  store text,
  staff_id integer references staff,
  request_key uuid unique,
  next_check_at timestamptz,
  checks integer not null default 0,
  created_at timestamptz not null,
  done_at timestamptz
);
create index refunds_order on refunds (order_id, id);
create index refunds_payment on refunds (payment_id, id);
create index refunds_due on refunds (next_check_at) where next_check_at is not null;
create index refunds_done on refunds (done_at) where done_at is not null;

select audit_changes('payments', 'id', 'pay_url');
select audit_changes('refunds', 'id');
select audit_changes('payment_captures', 'payment_id');
