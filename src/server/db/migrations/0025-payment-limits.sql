-- Keyed hashes of the network address, the account, the e-mail address and the phone number that a payment was tried
-- from: they count declines and find refused parcels, and name nobody.
alter table payments
  add column payer_keys text[] not null default '{}',
  add column declined_at timestamptz;
create index payments_declined on payments (declined_at) where declined_at is not null;
create index payments_payer on payments using gin (payer_keys);

drop trigger payments_audit on payments;
select audit_changes('payments', 'id', 'pay_url', 'payer_keys');

-- While one lasts, no payment by card is started: too many were declined at once.
create table card_pauses (
  id bigserial primary key,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  declines integer not null
);
create index card_pauses_end on card_pauses (ends_at);
