-- The second factor of a customer's account. It counts once a code has confirmed it.
create table user_second_factors (
  user_id integer primary key references users on delete cascade,
  -- Encrypted. The last step used is stored, so that no code works twice.
  totp_secret text not null,
  totp_last_step bigint,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((totp_last_step is null) = (confirmed_at is null))
);

create table user_recovery_codes (
  user_id integer not null references user_second_factors on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
