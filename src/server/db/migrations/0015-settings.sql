-- What an owner can change without a release. A row holds one group of settings; a group without a row has the defaults
-- of src/domain/settings.ts.
create table shop_settings (
  name text primary key,
  value jsonb not null,
  version integer not null default 1,
  changed_by integer references staff,
  changed_at timestamptz not null
);

create function raise_settings_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger shop_settings_raise_version before update on shop_settings
  for each row execute function raise_settings_version();

create function notify_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('settings', '');
  return null;
end $$;
create trigger shop_settings_notify after insert or update or delete or truncate on shop_settings
  for each statement execute function notify_settings();

select audit_changes('shop_settings', 'name');
