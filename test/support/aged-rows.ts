import type { RetentionName } from '../../src/domain/retention.ts'
import { DAY_MINUTES, MINUTE_MS } from '../../src/server/limits/limit.ts'

interface AgedRows {
  name: RetentionName
  what: string
  /** SQL that makes a row named by a word, dated at a moment. */
  make: (at: string, word: string) => string
  /** SQL that reads the words of the rows that are there. */
  left: string
  /** From the moment that the rule counts from to the date of the row, in ms. */
  dueMs?: number
}

/** A row for each sweep of retention that deletes by age; sessions and events are tested where they are made. */
export const AGED_ROWS: readonly AgedRows[] = [
  {
    name: 'emails',
    what: 'sent e-mails',
    make: (at, word) => `insert into sent_emails (id, kind, recipient, language, sent_at)
      values (gen_random_uuid(), 'aged', '${word}', 'en', '${at}')`,
    left: "select recipient as word from sent_emails where kind = 'aged'",
  },
  {
    name: 'appointments',
    what: 'by their day',
    make: (at, word) => `insert into appointments (first_name, last_name, phone, store, date, language)
      values ('aged', '${word}', '+35799000000', 'nicosia', '${at}', 'en')`,
    left: "select last_name as word from appointments where first_name = 'aged'",
  },
  {
    name: 'newsletter',
    what: 'who left',
    make: (at, word) => `insert into newsletter_subscribers (email, language, status, asked_at, left_at)
      values ('${word}@aged.example', 'en', 'unsubscribed', '${at}', '${at}')`,
    left: "select split_part(email, '@', 1) as word from newsletter_subscribers where email like '%@aged.example'",
  },
  {
    name: 'newsletter',
    what: 'who did not confirm',
    make: (at, word) => `insert into newsletter_subscribers (email, language, status, asked_at)
      values ('${word}@pending.example', 'en', 'pending', '${at}')`,
    left: "select split_part(email, '@', 1) as word from newsletter_subscribers where email like '%@pending.example'",
  },
  {
    name: 'carts',
    what: 'of guests',
    make: (at, word) => `with made as (insert into carts (guest_id, guest_key, updated_at)
        values ('${word}', 'aged-${word}', '${at}') returning id)
      insert into cart_items (cart_id, product_id) select id, 1 from made`,
    left: "select guest_id as word from carts where guest_key like 'aged-%'",
  },
  {
    name: 'orders',
    what: 'names and addresses',
    make: (at, word) => `insert into orders (id, form_hash, status, subtotal_cents, shipping_cents, total_cents,
        vat_cents, shipping_method, payment_method, shipping_address, billing_address, language, created_at)
      select 'EE-AGED-AGED-0' || upper('${word}'), 'aged', 'delivered', 5000, 500, 5500, 878, 'standard', 'bank_transfer', a, a, 'en', '${at}'
      from (select '{"firstName": "${word}", "lastName": "X", "email": "a@b.example", "phoneNumber": "1",
        "address": "X", "city": "X", "postalCode": "1010", "country": "Cyprus"}'::jsonb as a) address`,
    left: "select shipping_address->>'firstName' as word from orders where shipping_address->>'firstName' in ('old', 'new')",
  },
  {
    name: 'links',
    what: 'links that still work',
    make: (at, word) => `insert into email_tokens (token_hash, purpose, user_id, email, created_at, expires_at)
      select '${word}', 'undo', min(id), 'aged', '${at}', '2100-01-01' from users`,
    left: "select token_hash as word from email_tokens where email = 'aged'",
  },
  {
    name: 'addresses',
    what: 'failures whose wait of a day began then',
    make: (at, word) => `insert into rate_limits (key, failures, resets_at) values ('aged:${word}', 1, '${at}')`,
    left: "select split_part(key, ':', 2) as word from rate_limits where key like 'aged:%'",
    dueMs: DAY_MINUTES * MINUTE_MS,
  },
  {
    name: 'lenses',
    what: 'chosen and never ordered',
    make: (at, word) => `insert into lens_choices (id, guest_key, request_key, product_id, use, type, material, coating,
        tint, prescription_source, needs_visit, price_cents, keep_years, offered_until, created_at)
      values (gen_random_uuid(), 'aged:${word}', gen_random_uuid(), 1, 'none', 'plano', 'x', 'x', 'x', 'none', false, 1,
        0, '${at}', '${at}')`,
    left: "select split_part(guest_key, ':', 2) as word from lens_choices where guest_key like 'aged:%'",
  },
  {
    name: 'drafts',
    what: 'unfinished choices of lenses',
    make: (at, word) => `with record as (
        insert into vault_records (id, kind, owner, version, created_at, erased_at)
        values (gen_random_uuid(), 'aged', '${word}', 1, '${at}', '${at}') returning id)
      insert into lens_drafts (user_id, product_id, record_id, saved_at)
      select (select min(users.id) from users), ${word === 'old' ? 1 : 2}, id, '${at}' from record`,
    left: "select owner as word from lens_drafts join vault_records on id = record_id where kind = 'aged'",
  },
  {
    name: 'alerts',
    what: 'confirmed ones',
    make: (at, word) => `insert into stock_alerts (product_id, email, language, asked_at, confirmed_at)
      values (1, '${word}@aged.example', 'en', '${at}', '${at}')`,
    left: "select split_part(email, '@', 1) as word from stock_alerts where email like '%@aged.example'",
  },
  {
    name: 'searches',
    what: 'that found nothing',
    make: (at, word) =>
      `insert into vain_searches (day, key, shown, count) values ('${at}', 'aged ${word}', 'aged', 1)`,
    left: "select split_part(key, ' ', 2) as word from vain_searches where shown = 'aged'",
  },
  {
    name: 'pictures',
    what: 'in no use',
    make: (at, word) => `insert into pictures (mark, width, preview, created_at)
      values (rpad('${word}', 20, 'x'), 800, 'aged', '${at}')`,
    left: "select substr(mark, 1, 3) as word from pictures where preview = 'aged'",
  },
]
