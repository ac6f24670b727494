-- Health data, encrypted record by record (GDPR, article 9). The keys that unwrap the records' keys are outside the
-- database; see docs/decisions/0035-vault.md.

create table vault_keys (
  name text primary key check (name ~ '^[a-z0-9-]{1,32}$'),
  -- An HMAC by the key: tells a wrong key of the same name, and nothing about the key.
  check_value text not null check (check_value ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null
);

create table vault_records (
  id uuid primary key,
  kind text not null,
  -- The record that the values belong to, such as a prescription.
  owner text not null,
  version integer not null check (version >= 1),
  key_name text references vault_keys,
  -- The record's own key, encrypted: initialisation vector, tag, ciphertext. Null: erased.
  wrapped_key bytea,
  content bytea,
  created_at timestamptz not null,
  -- The day after which nothing is kept any more.
  erase_on date,
  erased_at timestamptz,
  unique (kind, owner, version),
  check ((erased_at is null) = (wrapped_key is not null)),
  check ((wrapped_key is null) = (content is null)),
  check ((wrapped_key is null) = (key_name is null))
);
create index vault_records_due on vault_records (erase_on) where erased_at is null;
create index vault_records_key on vault_records (key_name) where erased_at is null;

create function keep_vault_record() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'records of the vault are erased, not deleted'; end if;
  if (old.id, old.kind, old.owner, old.version, old.created_at)
    is distinct from (new.id, new.kind, new.owner, new.version, new.created_at)
    or (new.content is distinct from old.content and new.content is not null) then
    raise exception 'records of the vault are not changed';
  end if;
  if old.erased_at is not null then raise exception 'an erased record stays erased'; end if;
  return new;
end $$;
create trigger keep_vault_record before update or delete on vault_records
  for each row execute function keep_vault_record();

-- Who read what, and why. Entries are kept when the record is erased.
create table vault_reads (
  id bigserial primary key,
  record_id uuid not null references vault_records,
  staff_id integer references staff,
  -- Null with `staff_id` null: somebody with a link, or the shop itself.
  user_id integer,
  role text not null,
  purpose text not null,
  at timestamptz not null
);
create index vault_reads_record on vault_reads (record_id, id);
create trigger vault_reads_refuse_change before update or delete or truncate on vault_reads
  for each statement execute function refuse_audit_change();
