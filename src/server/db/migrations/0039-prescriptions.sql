-- Prescriptions. Their values are records of the vault; here is only whose they are, and which consent they rest on.
create table prescriptions (
  id uuid primary key,
  user_id integer references users on delete set null,
  language text not null,
  -- The consent (GDPR, article 9): the version of its text, in `language`, and when it was given.
  consent_version text not null,
  consented_at timestamptz not null,
  request_key uuid not null unique,
  created_at timestamptz not null,
  erased_at timestamptz
);
create index prescriptions_user on prescriptions (user_id, created_at desc) where erased_at is null;

-- Versions are only added: what was approved is what was made.
create table prescription_versions (
  prescription_id uuid not null references prescriptions,
  number integer not null check (number >= 1),
  record_id uuid not null unique references vault_records,
  source text not null check (source in ('typed', 'staff')),
  staff_id integer references staff,
  created_at timestamptz not null,
  primary key (prescription_id, number),
  check ((source = 'staff') = (staff_id is not null))
);
create function refuse_prescription_change() returns trigger language plpgsql as $$
begin
  raise exception 'versions of prescriptions are only added';
end $$;
create trigger prescription_versions_only_grow before update or delete or truncate on prescription_versions
  for each statement execute function refuse_prescription_change();

-- With an account its prescriptions are erased, by whatever road it goes.
create function erase_prescriptions() returns trigger language plpgsql as $$
begin
  update vault_records set key_name = null, wrapped_key = null, content = null, erased_at = now()
    where erased_at is null and owner in (select id::text from prescriptions where user_id = old.id);
  update prescriptions set erased_at = now() where user_id = old.id and erased_at is null;
  return old;
end $$;
create trigger erase_prescriptions before delete on users for each row execute function erase_prescriptions();
