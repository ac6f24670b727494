-- Unsent e-mails and password reset requests become jobs. Code moves them and drops the tables outbox and reset_requests.
create table sent_emails (
  id uuid primary key,
  kind text not null,
  recipient text not null,
  language text not null check (language in ('en', 'el')),
  created_at timestamptz not null default now(),
  sent_at timestamptz not null
);
create index sent_emails_recipient on sent_emails (recipient);
create index sent_emails_sent_at on sent_emails (sent_at);
insert into sent_emails (id, kind, recipient, language, created_at, sent_at)
  select substr(encode(sha256(convert_to(dedupe_key, 'UTF8')), 'hex'), 1, 32)::uuid, kind, recipient, language,
    created_at, sent_at
  from outbox where sent_at is not null;
create table documents (
  name text primary key,
  body text not null,
  created_at timestamptz not null default now()
);
