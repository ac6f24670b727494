import type { RetentionName } from '../domain/retention.ts'

/** Which rule of retention ends the rows of a table. */
export const RULE_OF_TABLE: Readonly<Record<string, RetentionName>> = {
  sessions: 'sessions',
  security_events: 'security',
  email_tokens: 'links',
  rate_limits: 'addresses',
  carts: 'carts',
  cart_items: 'carts',
  lens_choices: 'lenses',
  lens_drafts: 'drafts',
  vault_records: 'prescriptions',
  sent_emails: 'emails',
  appointments: 'appointments',
  appointment_frames: 'appointments',
  stock_alerts: 'alerts',
  newsletter_subscribers: 'newsletter',
  orders: 'orders',
  order_notes: 'orders',
  staff_sessions: 'staffAccess',
  staff_invitations: 'staffAccess',
  vain_searches: 'searches',
  pictures: 'pictures',
  picture_files: 'pictures',
}

const CATALOGUE = 'the catalogue: nobody’s data'
const STOCK = 'pieces, and which staff moved them: the books of the stock'
const ORDER = 'about an order by its number; the order’s name and address have a rule'
const ACCOUNT = 'an account’s own: goes with it, when its owner closes it or deletes it'
const HEALTH = 'numbers and dates of health data; their content is in vault_records'
const STAFF = 'who works here; stays as the author of what was done'
const SETTINGS = 'the shop’s own settings'

/** Why no rule of retention ends the rows of a table. */
export const NO_RULE: Readonly<Record<string, string>> = {
  ...of(
    CATALOGUE,
    'categories brands products price_history reductions product_codes delivery_points documents product_search',
  ),
  ...of(STOCK, 'stock_levels stock_movements reservations transfers transfer_lines counts count_lines count_scans'),
  ...of(ORDER, 'order_items order_events order_returns order_return_lines payments payment_events payment_captures'),
  ...of(ORDER, 'refunds shipments shipment_events remittances reconciliations card_pauses document_signatures'),
  ...of(ORDER, 'withdrawals withdrawal_lines withdrawal_events guarantee_claim_events lens_jobs lens_job_events'),
  ...of(ORDER, 'lens_approvals lens_questions lens_checks'),
  ...of(ACCOUNT, 'users addresses wearers saved_products user_second_factors user_recovery_codes'),
  ...of(HEALTH, 'prescriptions prescription_versions prescription_papers vault_reads vault_keys'),
  ...of(STAFF, 'staff staff_recovery_codes tills diary_blocks bulk_changes'),
  ...of(SETTINGS, 'settings shop_settings document_series migrations'),
  tax_documents: 'each document has its own last day, keep_until, by the owner’s setting, and is deleted by the sweep',
  audit: 'what staff changed; personal values are hidden, and nobody can alter it',
  audit_hashes: 'hashes of the audit',
  customers: 'derived from accounts, orders and appointments; goes with the last of them',
  customer_changes: 'a queue of minutes for the table of customers',
  customer_notes: 'goes with the customer, or when staff delete it',
  withdrawal_statements:
    'a statement under consumer law; its name, e-mail and words are blanked when a person is erased',
  guarantee_claims: 'a claim under consumer law; its name, e-mail and words are blanked when a person is erased',
  bank_page_payments: 'the test bank page of development; production has none',
  shipment_labels: 'goes with its parcel: a carrier may ask for it until the order is closed',
}

function of(reason: string, tables: string): Record<string, string> {
  return Object.fromEntries(tables.split(' ').map((table) => [table, reason]))
}
