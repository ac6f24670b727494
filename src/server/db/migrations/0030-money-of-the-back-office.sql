-- One request of staff may refund several payments of an order.
alter table refunds
  drop constraint refunds_request_key_key,
  add constraint refunds_request unique (request_key, payment_id),
  -- The failed refund that it takes the place of.
  add column retry_of bigint unique references refunds;
create index refunds_failed on refunds (id) where state = 'failed';
create index refunds_by_hand on refunds (id) where state = 'pending' and kind <> 'gateway';

create index payments_newest on payments (created_at desc, id desc);
create index payments_reference on payments (reference text_pattern_ops);
create index payments_waiting on payments (created_at desc, id desc) where state in (
  'created', 'started', 'authorised', 'awaiting_transfer', 'due_on_delivery', 'due_at_store'
);

-- A day's payments as the gateways have them, compared with ours.
create table reconciliations (
  day date primary key,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done')),
  -- Payments that a gateway was asked about, and those that it did not answer.
  asked integer not null default 0,
  unanswered integer not null default 0,
  -- By provider, in cents.
  totals jsonb not null default '[]',
  differences jsonb not null default '[]',
  started_by integer references staff,
  started_at timestamptz not null,
  done_at timestamptz
);
