import { orderSearchKeys } from '../src/domain/order-search.ts'

/**
 * The back office's list of orders on PostgreSQL: milliseconds of a page, of a search and of the counts. It needs
 * DATABASE_URL, the URL of an empty database. `node bench/admin-orders.ts 100000` for fewer orders.
 */
const COUNT = Number(process.argv[2] ?? 1_000_000)
const ROUNDS = 15
const FIRST_NAMES = 'Ελένη Μαρία Ανδρέας Giorgos Χρυστάλλα Παναγιώτης Sofia Ξένια Stelios Anna Θεοδώρα James'.split(' ')
const STEMS = 'Παπα Χατζη Κωνσταντι Ιωάννου Γεωργι Δημητρι Νικολα Μιχαηλ Charalamb Antoni Savva Whit'.split(' ')
const ENDINGS = 'δόπουλος ίδης άκης ου άδης field son ous ides λάου μάνου πέτρου'.split(' ')

if (!process.env.DATABASE_URL) {
  console.log('skipped: it needs DATABASE_URL, the URL of an empty PostgreSQL database')
  process.exit(0)
}
Object.assign(process.env, { LOG_LEVEL: 'silent', NODE_ENV: 'test' })
const { openShop } = await import('../src/server/open-shop.ts')
const { readConfig } = await import('../src/server/config.ts')
const { countAdminOrders, listAdminOrders } = await import('../src/server/orders/list-admin-orders.ts')

const { shop, database, close } = await openShop(readConfig())
const begun = performance.now()
await database.withoutTimeouts(async (db) => {
  for (const statement of insertStatements()) await db.execute(statement)
})
console.log(`${COUNT} orders, inserted in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`)
console.log('| what | ms, median | slowest |\n|---|---|---|')

const QUERIES = [
  'papadopoulos',
  'Ελένη παπα',
  'pap',
  'ελένη',
  '99 00 12',
  '99001234',
  'EE-0000-0012',
  'x.12345@example.com',
  'HEL',
]
let after: string | undefined
const page = (view: 'all' | 'open' | 'delivered', q = '') => listAdminOrders(shop.db, { view, q, after, limit: 50 })
await measure('the open orders', () => page('open'))
await measure('all orders', () => page('all'))
await measure('the delivered ones', () => page('delivered'))
after = `2021-01-01T00:00:00.000000Z~EE-0000-0000-0000`
await measure('all orders, a page deep down', () => page('all'))
after = undefined
await measure('the counts of all views', () => countAdminOrders(shop.db))
for (const q of QUERIES) await measure(`“${q}” in all orders`, () => page('all', q))
for (const q of QUERIES.slice(0, 4)) await measure(`“${q}” in the open ones`, () => page('open', q))
await close()

async function measure(what: string, run: () => Promise<unknown>): Promise<void> {
  await run()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now()
    await run()
    times.push(performance.now() - from)
  }
  times.sort((one, other) => one - other)
  console.log(`| ${what} | ${times[ROUNDS >> 1]?.toFixed(1)} | ${times.at(-1)?.toFixed(1)} |`)
}

/** Of every five hundred orders, one is open. */
function insertStatements(): string[] {
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
      payment_method, shipping_address, billing_address, language, status, created_at, search)
    select 'EE-0000-' || left(${n}, 4) || '-' || right(${n}, 4), '', 100, 0, 100, 0, 'standard', 'paypal', a, a, 'el',
      ${status}, timestamptz '2020-01-01' + interval '1 minute' * n,
      array_to_tsvector(keys || array['ee', '0000', left(${n}, 4), right(${n}, 4), 'ee0000' || ${n}, 'x', n::text,
        'x.' || n || '@example.com', 'example', 'com', '99' || right(${n}, 6), 'hel', 'aka',
        (array['gld', 'slv', 'blk', 'hav'])[1 + n % 4]])
    from generate_series(1, ${COUNT}) n join people on at = 1 + (n::bigint * 7919) % ${people.length},
      lateral (select jsonb_build_object('firstName', "firstName", 'lastName', "lastName", 'city', 'Λευκωσία') as a) b`,
    'vacuum analyze orders',
  ]
}

function keysOf(name: { firstName: string; lastName: string }): string[] {
  return orderSearchKeys({ ...name, id: '', email: '', phoneNumber: '', skus: [] })
}
