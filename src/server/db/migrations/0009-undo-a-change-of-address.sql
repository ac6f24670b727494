-- A link to the address that an account had before, which gives it back.
alter table email_tokens
  drop constraint email_tokens_purpose_check,
  add constraint email_tokens_purpose_check check (purpose in ('verify', 'change', 'reset', 'undo'));
