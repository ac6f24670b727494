-- How a letter fares once it is written: handed to the queue, sent, or given up.
alter table outbox
  -- When it was handed to the queue; null where it waits for that.
  add column queued_at timestamptz,
  -- Counts how often it was taken out of the dead letters, so that each time makes a job of its own.
  add column round integer not null default 0,
  add column attempts integer not null default 0,
  add column last_error text,
  -- When it was given up: a dead letter.
  add column failed_at timestamptz,
  add check (sent_at is null or failed_at is null);
drop index outbox_unsent;
create index outbox_waiting on outbox (id) where queued_at is null and sent_at is null and failed_at is null;
create index outbox_dead on outbox (failed_at) where failed_at is not null;

-- Notifies the e-mail worker; should the notification be lost, the worker looks every half minute.
create function tell_post_office() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end $$;
create trigger outbox_tells_post_office after insert or update of queued_at on outbox
  for each row when (new.queued_at is null) execute function tell_post_office();

-- The proof of who asked for the newsletter, confirmed it, and left it again.
alter table newsletter_subscribers
  add column id serial unique,
  add column asked_at timestamptz not null default now(),
  add column confirmed_at timestamptz,
  add column left_at timestamptz;
