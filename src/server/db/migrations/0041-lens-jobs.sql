-- The work on the lenses of an order line, and the gate: nothing with power is made or leaves unless a registered
-- optician approved this very version (Law 16(I)/1992, s. 10). The rules are triggers, so that no road goes round them.

create table lens_jobs (
  id serial primary key,
  order_id text not null references orders,
  order_item_id integer not null references order_items on delete restrict,
  lens_choice_id uuid not null references lens_choices,
  product_id integer not null references products,
  -- 1, and one more for each remake.
  number smallint not null check (number >= 1),
  state text not null check (state in (
    'awaiting_prescription', 'checking', 'question', 'measuring', 'approved', 'refused', 'ordered', 'arrived', 'fitting',
    'quality_check', 'failed', 'ready', 'done', 'cancelled'
  )),
  -- The lenses have power.
  is_corrective boolean not null,
  prescription_id uuid references prescriptions,
  -- What the lenses are made from; null until somebody typed or measured it.
  prescription_version integer,
  -- Why the pair before this one is made again.
  remake_reason text check (remake_reason in (
    'power', 'axis', 'pd', 'height', 'scratch', 'non_tolerance', 'breakage')),
  -- In the vault: why it was refused.
  refusal_record_id uuid references vault_records,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (order_item_id, number),
  foreign key (prescription_id, prescription_version) references prescription_versions,
  check (prescription_version is null or prescription_id is not null),
  check (is_corrective = (prescription_id is not null)),
  check ((number = 1) = (remake_reason is null))
);
create index lens_jobs_order on lens_jobs (order_id);
create index lens_jobs_state on lens_jobs (state, created_at);
create unique index lens_jobs_live on lens_jobs (order_item_id) where state not in ('failed', 'refused', 'cancelled', 'done');

create table lens_job_events (
  id bigserial primary key,
  job_id integer not null references lens_jobs,
  from_state text,
  to_state text not null,
  prescription_version integer,
  -- Null: the shop itself, or the customer.
  staff_id integer references staff,
  at timestamptz not null
);
create index lens_job_events_job on lens_job_events (job_id, id);

create table lens_approvals (
  id serial primary key,
  job_id integer not null references lens_jobs,
  lens_choice_id uuid not null,
  product_id integer not null,
  prescription_id uuid not null,
  prescription_version integer not null,
  staff_id integer not null references staff,
  -- As they were at that moment.
  staff_name text not null check (staff_name <> ''),
  registration_number text not null check (registration_number <> ''),
  registration_expires_on date not null,
  store text not null,
  store_licence text not null,
  -- In the vault: what the optician noted.
  note_record_id uuid references vault_records,
  at timestamptz not null,
  voided_at timestamptz,
  voided_by integer references staff,
  foreign key (prescription_id, prescription_version) references prescription_versions
);
-- Of two opticians at once, one approves.
create unique index lens_approvals_valid on lens_approvals (job_id) where voided_at is null;

create table lens_questions (
  id serial primary key,
  job_id integer not null references lens_jobs,
  -- `prescription`: asks for the paper itself, without a text.
  kind text not null check (kind in ('text', 'prescription')),
  text_record_id uuid references vault_records,
  answer_record_id uuid references vault_records,
  staff_id integer references staff,
  asked_at timestamptz not null,
  reminded_at timestamptz,
  answered_at timestamptz,
  check ((kind = 'text') = (text_record_id is not null))
);
create index lens_questions_job on lens_questions (job_id, id);
create index lens_questions_open on lens_questions (asked_at) where answered_at is null;

create table lens_checks (
  id serial primary key,
  job_id integer not null references lens_jobs,
  -- In the vault: what was measured, and by how much it differs.
  record_id uuid not null references vault_records,
  has_passed boolean not null,
  staff_id integer not null references staff,
  at timestamptz not null
);
create index lens_checks_job on lens_checks (job_id, id);

create function is_lens_job_approved(job lens_jobs) returns boolean language sql stable as $$
  select not job.is_corrective or exists (
    select from lens_approvals a
    where a.job_id = job.id and a.voided_at is null and a.prescription_id = job.prescription_id
      and a.prescription_version = job.prescription_version and a.lens_choice_id = job.lens_choice_id
      and a.product_id = job.product_id)
$$;

create function check_lens_job() returns trigger language plpgsql as $$
declare
  chosen lens_choices;
  item order_items;
  beyond_approval constant text[] := array['approved', 'ordered', 'arrived', 'fitting', 'quality_check', 'ready', 'done'];
begin
  if tg_op = 'DELETE' then raise exception 'jobs of lenses are not deleted'; end if;
  select * into chosen from lens_choices where id = new.lens_choice_id;
  if tg_op = 'INSERT' then
    select * into item from order_items where id = new.order_item_id;
    if item.lens_choice_id is distinct from new.lens_choice_id or item.order_id is distinct from new.order_id
      or item.product_id is distinct from new.product_id or chosen.product_id is distinct from new.product_id
      or (chosen.type <> 'plano') is distinct from new.is_corrective
      or chosen.prescription_id is distinct from new.prescription_id then
      raise exception 'a job of lenses is not what was ordered';
    end if;
    if new.is_corrective and new.state = any (beyond_approval) then
      raise exception 'a job of lenses begins unapproved';
    end if;
  elsif (old.order_id, old.order_item_id, old.lens_choice_id, old.product_id, old.number, old.is_corrective,
      old.prescription_id) is distinct from (new.order_id, new.order_item_id, new.lens_choice_id, new.product_id,
      new.number, new.is_corrective, new.prescription_id) then
    raise exception 'what a job of lenses is about is not changed';
  end if;
  if new.state = any (beyond_approval) and not is_lens_job_approved(new) then
    raise exception 'lenses with power are made after an optician approved this version';
  end if;
  if tg_op = 'UPDATE' and old.state = 'ready' and new.state not in ('ready', 'done') and exists (
      select from shipments where order_id = new.order_id and not is_return
        and state not in ('draft', 'cancelled', 'returned', 'lost', 'expired', 'refused')) then
    raise exception 'the parcel of these lenses is under way';
  end if;
  return new;
end $$;
create trigger check_lens_job before insert or update or delete on lens_jobs
  for each row execute function check_lens_job();

create function note_lens_job() returns trigger language plpgsql as $$
declare
  before lens_jobs := case when tg_op = 'UPDATE' then old end;
begin
  if before.state is distinct from new.state or before.prescription_version is distinct from new.prescription_version then
    insert into lens_job_events (job_id, from_state, to_state, prescription_version, staff_id, at)
    values (new.id, before.state, new.state, new.prescription_version,
      nullif(nullif(current_setting('shop.staff', true), 'command'), '')::integer, new.updated_at);
  end if;
  return null;
end $$;
create trigger note_lens_job after insert or update on lens_jobs for each row execute function note_lens_job();
create trigger lens_job_events_refuse_change before update or delete or truncate on lens_job_events
  for each statement execute function refuse_audit_change();

-- Only a registered optician who works here today, with the number and the day that the register shows, and only of
-- what the job holds now.
create function check_lens_approval() returns trigger language plpgsql as $$
declare
  job lens_jobs;
  optician staff;
begin
  if tg_op = 'DELETE' then raise exception 'approvals are voided, not deleted'; end if;
  select * into job from lens_jobs where id = new.job_id for update;
  if tg_op = 'UPDATE' then
    if to_jsonb(old) - 'voided_at' - 'voided_by' is distinct from to_jsonb(new) - 'voided_at' - 'voided_by'
      or old.voided_at is not null or new.voided_at is null then
      raise exception 'approvals are voided, not changed';
    end if;
    if job.state in ('approved', 'ordered', 'arrived', 'fitting', 'quality_check', 'ready', 'done') then
      raise exception 'the job leaves the workshop before its approval is voided';
    end if;
    return new;
  end if;
  -- Whoever changes the roles or the register waits.
  select * into optician from staff where id = new.staff_id for share;
  if optician.id is null or optician.role <> 'registered_optician' or optician.deactivated_at is not null
    or optician.password is null
    or optician.registration_number is distinct from new.registration_number
    or optician.registration_expires_on is distinct from new.registration_expires_on
    or new.registration_expires_on < (new.at at time zone 'Asia/Nicosia')::date then
    raise exception 'only a registered optician approves lenses';
  end if;
  if not job.is_corrective or job.state <> 'checking' or new.voided_at is not null
    or job.prescription_version is null
    or (job.lens_choice_id, job.product_id, job.prescription_id, job.prescription_version)
      is distinct from (new.lens_choice_id, new.product_id, new.prescription_id, new.prescription_version)
    or not exists (
      select from prescription_versions v join vault_records r on r.id = v.record_id
      where v.prescription_id = new.prescription_id and v.number = new.prescription_version and r.erased_at is null) then
    raise exception 'an approval is of what the job holds';
  end if;
  return new;
end $$;
create trigger check_lens_approval before insert or update or delete on lens_approvals
  for each row execute function check_lens_approval();

-- Whether all lenses of an order are made and checked. True for an order without lenses.
create function are_lenses_ready(of_order text) returns boolean language sql stable as $$
  select not exists (
    select from order_items i where i.order_id = of_order and i.lens_choice_id is not null and not exists (
      select from lens_jobs j
      where j.order_item_id = i.id and j.state in ('ready', 'done') and is_lens_job_approved(j)
        and j.number = (select max(number) from lens_jobs where order_item_id = i.id)))
$$;

-- An order that has left goes on, also while a pair is made again.
create function hold_order_for_lenses() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status in ('shipped', 'delivered', 'returned') then return new; end if;
  if not are_lenses_ready(new.id) then raise exception 'the lenses of the order are not ready'; end if;
  return new;
end $$;
create trigger hold_order_for_lenses before insert or update of status on orders
  for each row when (new.status in ('ready_for_collection', 'shipped', 'delivered'))
  execute function hold_order_for_lenses();

create function hold_parcel_for_lenses() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state not in ('draft', 'created')
    and (old.order_id, old.is_return) = (new.order_id, new.is_return) then return new; end if;
  if not are_lenses_ready(new.order_id) then raise exception 'the lenses of the order are not ready'; end if;
  return new;
end $$;
create trigger hold_parcel_for_lenses before insert or update of state, order_id, is_return on shipments
  for each row when (not new.is_return
    and new.state not in ('draft', 'cancelled', 'lost', 'expired', 'refused', 'returning', 'returned'))
  execute function hold_parcel_for_lenses();

-- A line gets its lenses with its order, and keeps them in the frame that they were approved for.
create function keep_lenses_of_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.lens_choice_id is distinct from new.lens_choice_id
      or new.lens_choice_id is not null
        and (old.order_id, old.product_id) is distinct from (new.order_id, new.product_id)) then
    raise exception 'the lenses of a line are not changed';
  end if;
  if tg_op = 'INSERT' and new.lens_choice_id is not null and exists (
      select from orders where id = new.order_id and status not in ('pending', 'confirmed')) then
    raise exception 'lenses are ordered before the order is prepared';
  end if;
  return new;
end $$;
create trigger keep_lenses_of_line before insert or update of lens_choice_id, order_id, product_id on order_items
  for each row execute function keep_lenses_of_line();

-- A cancelled order's lenses are not made; one that is taken up again begins at the check.
create function move_lens_jobs() returns trigger language plpgsql as $$
begin
  if new.status = 'cancelled' then
    update lens_jobs set state = 'cancelled', version = version + 1, updated_at = new.updated_at
      where order_id = new.id and state not in ('done', 'refused', 'failed', 'cancelled');
    update lens_approvals set voided_at = new.updated_at where voided_at is null and job_id in (
      select id from lens_jobs where order_id = new.id and state = 'cancelled');
  elsif old.status = 'cancelled' then
    update lens_jobs set version = version + 1, updated_at = new.updated_at, state = case
        when not is_corrective then 'approved'
        when prescription_version is null then 'awaiting_prescription'
        else 'checking' end
      where order_id = new.id and state = 'cancelled';
  elsif new.status in ('shipped', 'delivered') then
    update lens_jobs set state = 'done', version = version + 1, updated_at = new.updated_at
      where order_id = new.id and state = 'ready';
  end if;
  return null;
end $$;
create trigger move_lens_jobs after update of status on orders
  for each row when (old.status is distinct from new.status) execute function move_lens_jobs();

select audit_changes('lens_jobs', 'id');
select audit_changes('lens_approvals', 'id');
select audit_changes('lens_questions', 'id');
select audit_changes('lens_checks', 'id');
