-- Rows are read by what they belong to, and go with it. Since migration 40 a list of an order's lines has read all lines.
create index order_items_order on order_items (order_id);
create index cart_items_cart on cart_items (cart_id);
create index withdrawal_lines_item on withdrawal_lines (order_item_id);
create index lens_jobs_choice on lens_jobs (lens_choice_id);
create index lens_approvals_job on lens_approvals (job_id);
create index lens_choices_user on lens_choices (user_id) where user_id is not null;
drop index prescriptions_user;
create index prescriptions_user on prescriptions (user_id, created_at desc) where user_id is not null;
create index prescription_papers_user on prescription_papers (user_id) where user_id is not null;
