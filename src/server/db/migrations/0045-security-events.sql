-- What matters for security: who signed in, failed, changed an access, or read what. It holds no name, e-mail or network
-- address: an account's id, or a keyed hash of what was typed.
create table security_events (
  id bigserial primary key,
  at timestamptz(3) not null default clock_timestamp(),
  kind text not null,
  outcome text not null check (outcome in ('success', 'failure', 'locked')),
  actor text not null check (actor in ('customer', 'staff', 'system', 'unknown')),
  actor_id integer,
  -- Of what was typed as a name.
  name_hash text check (name_hash ~ '^[\w-]{22}$'),
  -- Of the network address; with another key each day, so that days cannot be linked.
  source_hash text check (source_hash ~ '^[\w-]{22}$'),
  subject text check (subject ~ '^[a-z_]{1,40}$'),
  subject_id integer,
  check ((actor_id is not null) = (actor in ('customer', 'staff')))
);
create index security_events_at on security_events (at);

create function refuse_security_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < clock_timestamp() - interval '365 days' then return old; end if;
  raise exception 'security events can be neither changed nor deleted before a year is over';
end $$;
create trigger security_events_refuse_change before update or delete on security_events
  for each row execute function refuse_security_event_change();
create trigger security_events_refuse_truncate before truncate on security_events
  for each statement execute function refuse_security_event_change();
