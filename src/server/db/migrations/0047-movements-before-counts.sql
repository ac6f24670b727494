-- The last movement of the product at the store when its first and its last piece were counted; 0 is none. Clocks of
-- processes differ, the ids of one product's movements are in the order in which they were booked.
alter table count_lines
  add column first_movement bigint,
  add column last_movement bigint,
  -- The `last_at` they belong to: the last release's code changes that alone, and then the moments count.
  add column movements_at timestamptz;
