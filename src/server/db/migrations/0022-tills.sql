-- Devices at the counter. Staff sign in at them by PIN, so that everybody acts under their own name.
create table tills (
  id serial primary key,
  name text not null check (name <> ''),
  store text not null check (store <> ''),
  -- Of the device's cookie.
  token_hash text not null unique,
  enrolled_by integer not null references staff,
  enrolled_at timestamptz not null default now(),
  revoked_at timestamptz,
  last_seen_at timestamptz,
  -- The same request again enrols no second till.
  request_key uuid not null unique
);

alter table staff
  add column pin text,
  -- Wrong PINs since the last right one; five lock it until the next sign-in by password.
  add column pin_failures integer not null default 0 check (pin_failures between 0 and 5),
  -- Of the request that made the last invitation.
  add column request_key uuid unique,
  -- Of what colleagues edit; travels with every change.
  add column version integer not null default 1;

create function raise_staff_version() returns trigger language plpgsql as $$
begin
  if (new.name, new.role, new.registration_number, new.registration_expires_on, new.deactivated_at) is distinct from
    (old.name, old.role, old.registration_number, old.registration_expires_on, old.deactivated_at) then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger staff_raise_version before update on staff for each row execute function raise_staff_version();

-- Null for a session by password, which may do everything the role may.
alter table staff_sessions add column till_id integer references tills on delete cascade;
create index staff_sessions_till on staff_sessions (till_id) where till_id is not null;

-- The audit stores no secrets.
drop trigger staff_audit on staff;
select audit_changes('staff', 'id', 'email', 'name', 'password', 'registration_number', 'totp_secret', 'totp_last_step',
  'pin', 'request_key');
select audit_changes('tills', 'id', 'token_hash', 'request_key');

-- Shoppers only: people who work in the shop have a table of their own.
update users set role = 'customer' where role <> 'customer';
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check check (role = 'customer');
