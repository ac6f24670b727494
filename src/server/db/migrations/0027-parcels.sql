-- Parcels: what was given to carriers, what they reported, and the cash they took. Rules: src/domain/parcel.ts.
create table shipments (
  id bigserial primary key,
  order_id text not null references orders,
  -- Of the order: 1, 2, …; with the order's number it names the parcel to its carrier.
  number integer not null check (number >= 1),
  carrier text not null,
  -- Whether it goes to the buyer or comes back.
  is_return boolean not null default false,
  state text not null default 'draft' check (state in (
    'draft', 'created', 'cancelled', 'handed_over', 'in_transit', 'ready_at_point', 'lost', 'expired', 'refused',
    'returning', 'delivered', 'returned'
  )),
  -- The carrier's own id.
  carrier_ref text,
  tracking_number text,
  weight_grams integer not null default 500 check (weight_grams > 0),
  size smallint not null default 1 check (size in (1, 2, 3)),
  -- What the carrier takes in cash.
  cash_cents integer not null default 0 check (cash_cents >= 0),
  point jsonb,
  -- The store that it leaves from.
  store text,
  -- Why staff must look at it: the carrier refused it, or its answer never came.
  problem text check (problem in ('carrier_refused', 'carrier_unknown')),
  problem_code text,
  -- Nothing was heard of it for days, since then.
  stuck_at timestamptz,
  -- Staff have dealt with what the queue showed.
  seen_at timestamptz,
  pickup_list text,
  called_at timestamptz,
  heard_at timestamptz,
  next_check_at timestamptz,
  checks integer not null default 0,
  request_key uuid unique,
  staff_id integer references staff,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  handed_over_at timestamptz,
  delivered_at timestamptz,
  unique (order_id, number),
  unique (carrier, carrier_ref)
);
create index shipments_open on shipments (state, id) where state not in ('delivered', 'returned', 'cancelled');
create index shipments_due on shipments (next_check_at) where next_check_at is not null;
create index shipments_tracking on shipments (tracking_number) where tracking_number is not null;
create index shipments_cash on shipments (delivered_at) where cash_cents > 0;

-- What a carrier reported, or staff. Rows are only added; each report counts once. Nothing personal.
create table shipment_events (
  id bigserial primary key,
  shipment_id bigint not null references shipments,
  carrier text not null,
  event_key text not null,
  -- Null for what changes nothing.
  state text,
  -- The carrier's own word.
  code text not null,
  at timestamptz not null,
  received_at timestamptz not null,
  unique (carrier, event_key)
);
create index shipment_events_shipment on shipment_events (shipment_id, at, id);

create table shipment_labels (
  shipment_id bigint primary key references shipments,
  body bytea not null
);

-- Cash that carriers paid out.
create table remittances (
  id bigserial primary key,
  carrier text not null,
  tracking_number text not null,
  amount_cents integer not null check (amount_cents > 0),
  paid_on date not null,
  shipment_id bigint references shipments,
  state text not null check (state in ('matched', 'short', 'over', 'unknown', 'settled')),
  -- Counts a line of a file once.
  source_key text not null unique,
  staff_id integer references staff,
  at timestamptz not null
);
create index remittances_queue on remittances (id) where state in ('short', 'over', 'unknown');
create index remittances_shipment on remittances (shipment_id);

-- Orders from before: their number was typed in.
insert into shipments (order_id, number, carrier, state, tracking_number, created_at, updated_at, heard_at, handed_over_at, delivered_at)
select id, 1, 'other',
  case status when 'delivered' then 'delivered' when 'returned' then 'delivered' else 'handed_over' end,
  tracking_number, updated_at, updated_at, updated_at, updated_at,
  case when status in ('delivered', 'returned') then updated_at end
from orders where tracking_number is not null and status in ('shipped', 'delivered', 'returned');

-- What tells about a buyer goes with the buyer's details. The number of a parcel with cash stays, to match what is paid out.
create function forget_parcels() returns trigger language plpgsql as $$
begin
  delete from shipment_labels where shipment_id in (select id from shipments where order_id = new.id);
  update shipments set point = null,
    tracking_number = case when cash_cents > 0 then tracking_number end,
    carrier_ref = case when cash_cents > 0 then carrier_ref end
  where order_id = new.id;
  return null;
end $$;
create trigger orders_forget_parcels after update of shipping_address on orders for each row
  when (old.shipping_address ->> 'lastName' <> '' and new.shipping_address ->> 'lastName' = '')
  execute function forget_parcels();

select audit_changes('shipments', 'id', 'tracking_number', 'carrier_ref', 'point');
select audit_changes('remittances', 'id');
