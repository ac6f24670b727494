-- The diary of the back office: who sits where, who came, and time that is blocked. The search keys of existing
-- appointments are filled in by the step that belongs to this file (src/server/appointments/appointment-search.ts).
alter table appointments
  drop constraint appointments_first_name_check,
  drop constraint appointments_last_name_check,
  drop constraint appointments_status_check,
  add constraint appointments_status_check
    check (status in ('requested', 'booked', 'cancelled', 'completed', 'no_show')),
  -- Somebody who walks in leaves a phone number, and then no e-mails are sent.
  alter column email drop not null,
  add column seat smallint check (seat between 1 and 99),
  -- Travels with every change of the back office, so that nobody overwrites what they have not seen.
  add column version integer not null default 1,
  add column changed_by integer references staff,
  add column changed_at timestamptz,
  add column arrived_at timestamptz,
  add column source text not null default 'web' check (source in ('web', 'phone', 'store')),
  add column staff_note text check (staff_note <> ''),
  add column request_key uuid unique,
  -- Keys of src/domain/order-search.ts.
  add column search tsvector not null default '';
create index appointments_search on appointments using gin (search);
create index appointments_newest on appointments (date desc, id desc);
create index appointments_requests on appointments (store, date) where status = 'requested';

-- Gives a seat to a booking that comes without one: the lowest that is free. Of two at once the constraint refuses one.
create function give_seat() returns trigger language plpgsql as $$
begin
  if new.status = 'booked' and new.starts_at is not null and new.seat is null then
    new.seat := (
      select min(number) from generate_series(1, 99) as number
      where not exists (
        select 1 from appointments a
        where a.store = new.store and a.date = new.date and a.status = 'booked' and a.seat = number and a.id <> new.id
          and a.starts_at < new.ends_at and a.ends_at > new.starts_at));
  end if;
  return new;
end $$;
create trigger appointments_give_seat before insert or update on appointments
  for each row execute function give_seat();

-- By their beginning: in this order the lowest free seat never needs more seats than overlap.
do $$
declare booked record;
begin
  for booked in
    select id from appointments where status = 'booked' and starts_at is not null order by starts_at, id
  loop
    update appointments set seat = null where id = booked.id;
  end loop;
end $$;

-- Ranges, so that the constraint needs no extension.
create type text_range as range (subtype = text, collation = "C");
alter table appointments add constraint appointments_one_per_seat exclude using gist (
  text_range(store, store, '[]') with &&,
  int4range(seat, seat, '[]') with &&,
  tstzrange(starts_at, ends_at) with &&
) where (status = 'booked' and seat is not null and starts_at is not null);

create function raise_appointment_version() returns trigger language plpgsql as $$
declare unseen text[] := '{version,search,remind_at,changed_by,changed_at}';
begin
  if to_jsonb(new) - unseen <> to_jsonb(old) - unseen then
    new.version := old.version + 1;
    new.changed_at := clock_timestamp();
    new.changed_by := nullif(nullif(current_setting('shop.staff', true), ''), 'command')::integer;
  end if;
  return new;
end $$;
create trigger appointments_raise_version before update on appointments
  for each row execute function raise_appointment_version();

-- Time in which nobody can be booked, of one seat or, without one, of the whole store.
create table diary_blocks (
  id serial primary key,
  store text not null,
  -- In Cyprus.
  date date not null,
  seat smallint check (seat between 1 and 99),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null default '',
  created_by integer references staff,
  created_at timestamptz not null,
  request_key uuid not null unique,
  check (starts_at < ends_at)
);
create index diary_blocks_day on diary_blocks (store, date);

drop trigger appointments_audit on appointments;
select audit_changes('appointments', 'id', 'first_name', 'last_name', 'email', 'phone', 'message', 'staff_note', 'search');
select audit_changes('diary_blocks', 'id', 'reason');
