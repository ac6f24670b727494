-- A time kept for somebody; an appointment without one is a request that the store answers.
alter table appointments
  add column service text check (service in ('eye_exam', 'fitting', 'styling', 'collection')),
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  -- Counts the changes, so that calendars know which letter is the newer one (RFC 5545, 3.8.7.4).
  add column sequence integer not null default 0 check (sequence >= 0),
  -- When the reminder is due; null where it is sent, or not wanted.
  add column remind_at timestamptz,
  add check ((starts_at is null) = (ends_at is null)),
  add check (starts_at < ends_at),
  add check (starts_at is null or service is not null);
create index appointments_reminder on appointments (remind_at) where remind_at is not null;
