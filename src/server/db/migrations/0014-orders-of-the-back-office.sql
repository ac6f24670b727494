-- Orders as the back office lists, finds and changes them. The search keys of existing orders, and the orders of the
-- e-mails sent for them, are filled in by the step that belongs to this file (src/server/orders/fill-order-search.ts).
alter table orders
  -- Travels with every change of the back office, so that nobody overwrites what they have not seen.
  add column version integer not null default 1,
  -- Keys of src/domain/order-search.ts: a search is a prefix of one.
  add column search tsvector not null default '',
  add column tracking_number text check (tracking_number <> ''),
  -- Where an order that is ready for collection waits.
  add column collection_store text,
  -- Links in e-mails from before open it no longer: they went to an address that was wrong.
  add column links_valid_from timestamptz;
create index orders_search on orders using gin (search);
create index orders_newest on orders (created_at desc, id desc);
create index orders_status_newest on orders (status, created_at desc, id desc);
-- Few orders of many are open.
create index orders_open_newest on orders (created_at desc, id desc)
  where status in ('pending', 'confirmed', 'in_fulfilment', 'ready_for_collection', 'shipped');

create function raise_order_version() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{version,search,updated_at}'::text[] <> to_jsonb(old) - '{version,search,updated_at}'::text[] then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger orders_raise_version before update on orders
  for each row execute function raise_order_version();

-- What happened to an order, by whom. Nothing personal, since rows are never changed or deleted.
create table order_events (
  id bigserial primary key,
  order_id text not null references orders,
  kind text not null check (kind in ('status_changed', 'note_added', 'confirmation_resent', 'email_corrected')),
  -- Null where nobody of the staff did it.
  staff_id integer references staff,
  details jsonb not null default '{}',
  -- The same request again does nothing.
  request_key uuid unique,
  at timestamptz not null
);
create index order_events_order on order_events (order_id, id);

create function refuse_order_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'the events of orders are only added to';
end $$;
create trigger order_events_only_grow before update or delete or truncate on order_events
  for each statement execute function refuse_order_event_change();

-- The words of a note, apart from its event: they may name people, so they are deleted with the buyer's details.
create table order_notes (
  event_id bigint primary key references order_events,
  order_id text not null references orders,
  body text not null check (body <> '')
);
create index order_notes_order on order_notes (order_id);

alter table sent_emails add column order_id text;
create index sent_emails_order on sent_emails (order_id) where order_id is not null;

-- The audit holds no personal values: search keys and tracking numbers are some too.
drop trigger orders_audit on orders;
select audit_changes('orders', 'id', 'guest_email', 'guest_key', 'form_hash', 'shipping_address', 'billing_address',
  'search', 'tracking_number');
select audit_changes('order_events', 'order_id');
select audit_changes('order_notes', 'order_id', 'body');
