-- Withdrawals from contracts, and claims under the guarantee. Rules: src/domain/withdrawal.ts, guarantee-claim.ts.

-- Made to somebody's prescription: told before it is ordered, and not withdrawn from.
alter table order_items add column is_made_to_order boolean not null default false;

-- Pieces that came back and are kept apart: neither for sale nor written off until somebody decides.
alter table order_return_lines
  add column is_quarantined boolean not null default false,
  add column settled_at timestamptz,
  drop constraint order_return_lines_pkey,
  add primary key (return_id, order_item_id, is_damaged, is_quarantined),
  add check (not (is_damaged and is_quarantined));
create index order_return_lines_quarantine on order_return_lines (return_id) where is_quarantined and settled_at is null;

-- What was stated, word for word. Rows are added and stay: only what tells who it was may be blanked.
create table withdrawal_statements (
  id bigserial primary key,
  -- The buyer quotes it.
  reference text not null unique,
  name text not null,
  email text not null,
  -- As it was typed, or of the order whose page it was stated on.
  order_number text not null,
  is_whole_order boolean not null,
  -- What is withdrawn of it, in the buyer's words or as lines of the order.
  pieces text not null,
  language text not null,
  stated_at timestamptz not null,
  -- Of the content, as the receipt has it (SHA-256, hexadecimal).
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$')
);
create function keep_withdrawal_statement() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.id, old.reference, old.order_number, old.is_whole_order, old.language, old.stated_at,
    old.content_hash) is distinct from (new.id, new.reference, new.order_number, new.is_whole_order, new.language,
    new.stated_at, new.content_hash) or new.name not in (old.name, '') or new.email not in (old.email, '')
    or new.pieces not in (old.pieces, '') then
    raise exception 'a withdrawal statement is kept as it was made';
  end if;
  return new;
end $$;
create trigger keep_withdrawal_statement before update or delete on withdrawal_statements
  for each row execute function keep_withdrawal_statement();

-- What becomes of a statement.
create table withdrawals (
  id bigint primary key references withdrawal_statements,
  version integer not null default 1,
  state text not null check (state in (
    'stated', 'acknowledged', 'matched', 'goods_due', 'received', 'inspected', 'refund_due', 'refunded', 'refused',
    'lapsed'
  )),
  -- Null: staff look for the order.
  order_id text references orders,
  basis text check (basis in ('law', 'promise', 'late')),
  goods_due_on date,
  refund_due_on date not null,
  -- Why it was refused, as the buyer reads it.
  refusal text,
  refund_cents integer check (refund_cents >= 0),
  deduction_cents integer not null default 0 check (deduction_cents >= 0),
  deduction_reason text,
  -- The refund has it as its request.
  refund_key uuid unique,
  -- Where the refund goes, when the order was paid in cash.
  iban text,
  updated_at timestamptz not null,
  check ((order_id is null) = (basis is null))
);
create index withdrawals_due on withdrawals (refund_due_on, id) where state not in ('refunded', 'refused', 'lapsed');
create index withdrawals_order on withdrawals (order_id);

-- The lines that are withdrawn, once the order is known.
create table withdrawal_lines (
  withdrawal_id bigint not null references withdrawals,
  order_item_id bigint not null references order_items,
  quantity integer not null check (quantity >= 1),
  primary key (withdrawal_id, order_item_id)
);

-- Rows are only added. Nothing personal.
create table withdrawal_events (
  id bigserial primary key,
  withdrawal_id bigint not null references withdrawals,
  state text not null,
  staff_id integer references staff,
  details jsonb not null default '{}',
  request_key uuid unique,
  at timestamptz not null
);
create index withdrawal_events_withdrawal on withdrawal_events (withdrawal_id, id);

create table guarantee_claims (
  id bigserial primary key,
  version integer not null default 1,
  reference text not null unique,
  state text not null check (state in (
    'claimed', 'examined', 'repair', 'replace', 'reduce', 'refund', 'settled', 'rejected'
  )),
  name text not null,
  email text not null,
  order_number text not null,
  order_id text references orders,
  -- Which piece, and what is wrong with it.
  description text not null,
  language text not null,
  claimed_at timestamptz not null,
  repaired_at timestamptz,
  -- What the shop answers, as the buyer reads it.
  answer text,
  updated_at timestamptz not null
);
create index guarantee_claims_open on guarantee_claims (claimed_at, id) where state not in ('settled', 'rejected');
create index guarantee_claims_order on guarantee_claims (order_id);

create table guarantee_claim_events (
  id bigserial primary key,
  claim_id bigint not null references guarantee_claims,
  state text not null,
  staff_id integer references staff,
  request_key uuid unique,
  at timestamptz not null
);
create index guarantee_claim_events_claim on guarantee_claim_events (claim_id, id);

-- When the buyer of an order is forgotten, so is who withdrew from it or claimed.
create function forget_returns() returns trigger language plpgsql as $$
begin
  update withdrawal_statements set name = '', email = '', pieces = ''
    where id in (select id from withdrawals where order_id = new.id);
  update withdrawals set iban = null, refusal = null, deduction_reason = null where order_id = new.id;
  update guarantee_claims set name = '', email = '', description = '', answer = null where order_id = new.id;
  return null;
end $$;
create trigger forget_returns after update of shipping_address on orders for each row
  when (new.shipping_address ->> 'email' = '' and old.shipping_address ->> 'email' <> '')
  execute function forget_returns();

select audit_changes('withdrawals', 'id', 'iban', 'refusal', 'deduction_reason');
select audit_changes('withdrawal_lines', 'withdrawal_id');
select audit_changes('guarantee_claims', 'id', 'name', 'email', 'description', 'answer');
