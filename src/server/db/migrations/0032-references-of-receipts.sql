-- What the terminal or the bank calls a receipt of money, and the day of the bank's booking.
alter table payment_captures
  add column reference text not null default '' check (length(reference) <= 60),
  add column booked_on date;
