import { orderSearchKeys } from '../../src/domain/order-search.ts'

const FIRST_NAMES = 'Ελένη Μαρία Ανδρέας Giorgos Χρυστάλλα Παναγιώτης Sofia Ξένια Stelios Anna Θεοδώρα James'.split(' ')
const STEMS = 'Παπα Χατζη Κωνσταντι Ιωάννου Γεωργι Δημητρι Νικολα Μιχαηλ Charalamb Antoni Savva Whit'.split(' ')
const ENDINGS = 'δόπουλος ίδης άκης ου άδης field son ous ides λάου μάνου πέτρου'.split(' ')

/** Statements that insert frames of one brand, each with a few pieces; the ledger's triggers book them. */
export function productRows(count: number): string[] {
  return [
    `insert into products (sku, slug, name, name_el, description, description_el, price_cents, category_id, brand,
      material, color, stock, images, filter_category)
    select 'BEN-' || lpad(n::text, 7, '0'), 'bench-frame-' || n, 'Frame ' || n, 'Σκελετός ' || n, 'A frame', 'Ένας σκελετός',
      5000 + n % 40000, 2, (select min(brand) from brands), 'acetate', 'black', n % 7, '{}', null
    from generate_series(1, ${count}) n`,
    'vacuum analyze products',
  ]
}

/** Statements that insert an order a minute until now. Of every five hundred, one is open. */
export function orderRows(count: number): string[] {
  const names = FIRST_NAMES.flatMap((firstName) =>
    STEMS.flatMap((stem) => ENDINGS.map((ending) => ({ firstName, lastName: stem + ending }))),
  )
  const people = names.map((name) => ({ ...name, keys: keysOf(name) }))
  const n = "lpad(n::text, 8, '0')"
  const status = `case when n % 500 = 0 then 'confirmed' when n % 20 = 0 then 'cancelled' else 'delivered' end`
  return [
    `create temporary table people on commit preserve rows as select row_number() over () as at, p.*
      from jsonb_to_recordset('${JSON.stringify(people)}') as p ("firstName" text, "lastName" text, keys text[])`,
    `insert into orders (id, form_hash, subtotal_cents, shipping_cents, total_cents, vat_cents, shipping_method,
      payment_method, shipping_address, billing_address, language, status, guest_email, created_at, search)
    select 'EE-0000-' || left(${n}, 4) || '-' || right(${n}, 4), '', 100, 0, 100, 0, 'standard', 'paypal', a, a, 'el',
      ${status}, 'x.' || n % 50000 || '@example.com', now() - interval '1 minute' * (${count} - n),
      array_to_tsvector(keys || array['ee', '0000', left(${n}, 4), right(${n}, 4), 'ee0000' || ${n}, 'x', n::text,
        'x.' || n || '@example.com', 'example', 'com', '99' || right(${n}, 6), 'hel', 'aka',
        (array['gld', 'slv', 'blk', 'hav'])[1 + n % 4]])
    from generate_series(1, ${count}) n join people on at = 1 + (n::bigint * 7919) % ${people.length},
      lateral (select jsonb_build_object('firstName', "firstName", 'lastName', "lastName", 'city', 'Λευκωσία',
        'email', 'x.' || n % 50000 || '@example.com', 'phoneNumber', '99' || right(${n}, 6)) as a) b`,
    'vacuum analyze orders',
  ]
}

function keysOf(name: { firstName: string; lastName: string }): string[] {
  return orderSearchKeys({ ...name, id: '', email: '', phoneNumber: '', skus: [] })
}
