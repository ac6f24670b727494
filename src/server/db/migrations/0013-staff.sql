-- People who work in the shop. They are never deleted, since the audit names them by id.
create table staff (
  id serial primary key,
  email text not null unique check (email = lower(email)),
  name text not null check (name <> ''),
  role text not null check (role in ('assistant', 'technical_optician', 'registered_optician', 'manager', 'owner')),
  -- Null until an invitation is accepted.
  password text,
  language text not null default 'el' check (language in ('en', 'el')),
  registration_number text check (registration_number <> ''),
  registration_expires_on date,
  -- Encrypted. The last step used is stored, so that no code works twice.
  totp_secret text,
  totp_last_step bigint,
  deactivated_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  check ((registration_number is null) = (registration_expires_on is null))
);

create table staff_sessions (
  token_hash text primary key,
  id uuid not null unique default gen_random_uuid(),
  staff_id integer not null references staff on delete cascade,
  -- `code` and `setup`: the password was accepted, and the second factor is missing.
  stage text not null check (stage in ('code', 'setup', 'full')),
  -- A second factor that is being set up; encrypted.
  totp_secret text,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create index staff_sessions_staff on staff_sessions (staff_id);

create table staff_invitations (
  token_hash text primary key,
  staff_id integer not null references staff on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_invitations_staff on staff_invitations (staff_id);

create table staff_recovery_codes (
  staff_id integer not null references staff on delete cascade,
  code_hash text not null,
  primary key (staff_id, code_hash)
);

-- What staff changed, saw, printed and exported. Times have milliseconds, as in JavaScript, which hashes them.
create table audit (
  id bigserial primary key,
  at timestamptz(3) not null default clock_timestamp(),
  -- Null for a command on the server.
  staff_id integer,
  call text not null,
  request_id text,
  action text not null check (action in ('insert', 'update', 'delete', 'note')),
  subject text not null,
  subject_id text,
  changes jsonb not null default '{}',
  hidden text[] not null default '{}',
  note text,
  check ((action = 'note') = (note is not null))
);
create index audit_subject on audit (subject, subject_id, id desc);
create index audit_staff on audit (staff_id, id desc);
create index audit_at on audit (at);

-- Each hash covers an entry and the hash before it.
create table audit_hashes (
  position bigint primary key,
  audit_id bigint not null unique,
  hash text not null,
  chained_at timestamptz not null default now()
);

-- Triggers, since revoking rights would not bind the tables' owner, which is the shop itself.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the audit can be neither changed nor deleted';
end $$;
create trigger audit_refuse_change before update or delete or truncate on audit
  for each statement execute function refuse_audit_change();
create trigger audit_hashes_refuse_change before update or delete or truncate on audit_hashes
  for each statement execute function refuse_audit_change();

-- Arguments: the key column, then the personal and secret columns, of which only the names are stored.
create function record_audit() returns trigger language plpgsql as $$
declare
  old_row jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  new_row jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  changed text[] := array(
    select key from jsonb_object_keys(old_row || new_row) as key
    where old_row ->> key is distinct from new_row ->> key order by key);
  hidden_names text[] := array(select name from unnest(changed) as name where name = any (tg_argv[1:]));
  visible jsonb := (
    select coalesce(
      jsonb_object_agg(name, jsonb_build_object('before', old_row -> name, 'after', new_row -> name)), '{}')
    from unnest(changed) as name where name <> all (hidden_names));
begin
  if changed = '{}' then return null; end if;
  insert into audit (staff_id, call, request_id, action, subject, subject_id, changes, hidden)
  values (
    nullif(current_setting('shop.staff', true), 'command')::integer,
    current_setting('shop.call', true), nullif(current_setting('shop.request', true), ''),
    lower(tg_op), tg_table_name, (old_row || new_row) ->> tg_argv[0], visible, hidden_names);
  return null;
end $$;

-- Puts a table under the audit. Changes outside of `staffTransaction`, such as shoppers', cost nothing.
create function audit_changes(audited text, key_column text, variadic personal text[] default '{}') returns void
language plpgsql as $$
begin
  execute format(
    'create trigger %I after insert or update or delete on %I for each row
      when (coalesce(current_setting(''shop.staff'', true), '''') <> '''') execute function record_audit(%s)',
    audited || '_audit', audited,
    (select string_agg(quote_literal(name), ', ') from unnest(array[key_column] || personal) as name));
end $$;
select audit_changes('staff', 'id', 'email', 'name', 'password', 'registration_number', 'totp_secret', 'totp_last_step');
select audit_changes('staff_invitations', 'staff_id', 'token_hash');
select audit_changes('users', 'id', 'username', 'username_folded', 'password', 'email', 'first_name', 'last_name',
  'address', 'city', 'country', 'phone_number');
select audit_changes('orders', 'id', 'guest_email', 'guest_key', 'form_hash', 'shipping_address', 'billing_address');
select audit_changes('order_items', 'id');
select audit_changes('products', 'id');
select audit_changes('brands', 'brand', 'postal_address', 'email', 'responsible_person');
select audit_changes('categories', 'id');
select audit_changes('appointments', 'id', 'first_name', 'last_name', 'email', 'phone', 'message');
select audit_changes('newsletter_subscribers', 'id', 'email');
-- The cookie secret is among them.
select audit_changes('settings', 'key', 'value');
