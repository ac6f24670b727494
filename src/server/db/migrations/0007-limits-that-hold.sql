-- Counted tries are buckets now; what was counted before has no meaning among them.
delete from throttles;

-- How many appointments to come somebody has, by e-mail and by phone. The last eight digits are a Cypriot number's own,
-- however it was written.
create index appointments_open_email on appointments (email) where status in ('requested', 'booked');
create index appointments_open_phone on appointments (right(regexp_replace(phone, '\D', '', 'g'), 8))
  where status in ('requested', 'booked');
