-- How goods are taxed; an order's line keeps the class of its time. Rules: src/domain/tax.ts.
alter table products add column tax_class text not null default 'standard'
  check (tax_class in ('standard', 'reduced_9', 'reduced_5', 'reduced_3', 'zero'));
alter table order_items add column tax_class text not null default 'standard'
  check (tax_class in ('standard', 'reduced_9', 'reduced_5', 'reduced_3', 'zero'));

-- The next number of a series in a year. Its row is locked until the document with the number is stored, so that
-- no number is missing and none is given twice.
create table document_series (
  series text not null,
  year integer not null,
  next integer not null check (next >= 1),
  primary key (series, year)
);

-- Invoices, receipts and credit notes, as they were issued. They outlive the buyer's data: the law keeps books for years.
create table tax_documents (
  id bigserial primary key,
  number text not null unique,
  kind text not null check (kind in ('invoice', 'receipt', 'credit_note')),
  series text not null,
  year integer not null,
  sequence integer not null check (sequence >= 1),
  order_id text not null references orders,
  -- An order that is added to after it was paid gets a second invoice, for the difference.
  part integer check (part >= 1),
  refund_id bigint unique references refunds,
  original_id bigint references tax_documents,
  issued_at timestamptz not null,
  -- In Cyprus.
  issued_on date not null,
  net_cents integer not null,
  vat_cents integer not null,
  gross_cents integer not null check (gross_cents > 0 and gross_cents = net_cents + vat_cents),
  -- The last day on which it must be kept.
  keep_until date not null,
  content jsonb not null,
  unique (series, year, sequence),
  unique (order_id, part),
  check ((kind = 'credit_note') = (refund_id is not null)),
  check ((kind = 'credit_note') = (part is null)),
  check ((kind = 'credit_note') = (original_id is not null))
);
create index tax_documents_order on tax_documents (order_id, id);
create index tax_documents_newest on tax_documents (issued_at desc, id desc);
create index tax_documents_day on tax_documents (issued_on, id);
create index tax_documents_kept on tax_documents (keep_until);
create index tax_documents_original on tax_documents (original_id) where original_id is not null;

create function refuse_document_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.keep_until < current_date then
    return old;
  end if;
  raise exception 'tax documents are never changed, and not deleted before they may be';
end $$;
create trigger tax_documents_refuse_change before update or delete on tax_documents
  for each row execute function refuse_document_change();
create trigger tax_documents_refuse_truncate before truncate on tax_documents
  for each statement execute function refuse_document_change();

-- What a fiscal device says of a document, where one is connected. A document is valid without: the sale never waits.
create table document_signatures (
  document_id bigint primary key references tax_documents on delete cascade,
  signer text not null,
  signature text,
  failure text,
  attempts integer not null default 0,
  signed_at timestamptz,
  check ((signature is null) = (signed_at is null))
);
create index document_signatures_failed on document_signatures (document_id) where signature is null;
