-- The people whose glasses an account looks for. They go with the account.
create table wearers (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references users (id) on delete cascade,
  name text not null check (name <> ''),
  birth_year integer check (birth_year between 1900 and 2200),
  -- A domain Fit: the numbers of a pair, the width of a face, or a class. Null where none is known.
  fit jsonb check (fit is null or fit ->> 'kind' in ('numbers', 'width', 'class')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index wearers_user on wearers (user_id, created_at, id);
