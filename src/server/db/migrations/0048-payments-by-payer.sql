-- Every order that is paid in cash looks for other payments of its phone number. With a list of entries that are not in
-- the index yet, each look reads that list.
alter index payments_payer set (fastupdate = off);
select gin_clean_pending_list('payments_payer'::regclass);
