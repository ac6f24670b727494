import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { type Db, transaction } from '../db/connect.ts'
import { customerNotes, customers } from '../db/customers-schema.ts'
import { users } from '../db/schema.ts'
import { defineScheduledJob } from '../jobs/job.ts'
import type { Shop } from '../shop.ts'
import { type CustomerFacts, type CustomerRow, type Person, readFacts, toRow } from './customer-facts.ts'

/** Whom the triggers of migration 0019 have noted. */
export interface CustomerChange {
  userId: number | null
  email: string | null
  previousEmail: string | null
}

interface Existing {
  id: number
  userId: number | null
  ownedEmail: string | null
}

export const CUSTOMERS_JOB = defineScheduledJob('customers', '* * * * *')

/** Arbitrary, but the same in every process. */
const REFRESH_LOCK = 357_016_021
const BATCH_SIZE = 500
/** As much as somebody who opens the list waits for. */
const BATCHES_OF_A_READER = 4

/** Computes the rows of all customers who have changed. */
export const refreshAllCustomers = (shop: Shop): Promise<void> => refresh(shop, Number.POSITIVE_INFINITY)

/** The same before a read, so that staff see what was just ordered; a long queue is left to the job. */
export const refreshCustomers = (shop: Shop): Promise<void> => refresh(shop, BATCHES_OF_A_READER)

async function refresh(shop: Shop, batches: number): Promise<void> {
  const { rows } = (await shop.db.execute(sql`select 1 from customer_changes limit 1`)) as unknown as { rows: object[] }
  if (rows.length === 0) return
  for (let done = 0; done < batches; done++) {
    if ((await transaction(shop, ({ db }) => refreshBatch(db))) < BATCH_SIZE) return
  }
}

/** @returns how many changes it took from the queue */
export async function refreshBatch(tx: Db): Promise<number> {
  await lockCustomers(tx)
  const { rows } = (await tx.execute(sql`
    delete from customer_changes where id in (select id from customer_changes order by id limit ${BATCH_SIZE}::int)
    returning user_id as "userId", email, previous_email as "previousEmail"`)) as unknown as { rows: CustomerChange[] }
  await recompute(tx, rows)
  return rows.length
}

/** Of two that computed a row at once, the one with the older view could write last. */
export const lockCustomers = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${REFRESH_LOCK})`)

/** Computes the rows of the people whom changes name. Call it after `lockCustomers`. */
export async function recompute(tx: Db, changes: readonly CustomerChange[]): Promise<void> {
  const userIds = [...new Set(changes.flatMap(({ userId }) => userId ?? []))]
  const emails = [...new Set(changes.flatMap(({ email, previousEmail }) => [email ?? [], previousEmail ?? []].flat()))]
  if (userIds.length + emails.length === 0) return
  const people = await findPeople(tx, userIds, emails)
  const facts = await readFacts(tx, people)
  const existing = await findExisting(tx, people, { userIds, emails })
  const { idOf, former } = match(facts, existing, successors(changes))
  for (const { id, successor } of former) {
    const heir = successor && idOf.get(successor)
    if (heir != null) await tx.update(customerNotes).set({ customerId: heir }).where(eq(customerNotes.customerId, id))
  }
  const goneIds = former.map(({ id }) => id)
  if (goneIds.length > 0) await tx.delete(customers).where(inArray(customers.id, goneIds))
  await write(
    tx,
    facts.map((one) => toRow(one, idOf.get(one) ?? null)),
  )
}

/** The accounts, and the guests whose address no account has confirmed. */
async function findPeople(tx: Db, userIds: number[], emails: string[]): Promise<Person[]> {
  const accounts = await tx
    .select()
    .from(users)
    .where(or(inArray(users.id, userIds), and(inArray(users.email, emails), isNotNull(users.emailVerifiedAt))))
  const owners = accounts.filter(({ emailVerifiedAt }) => emailVerifiedAt !== null)
  const owned = new Set(owners.map(({ email }) => email))
  return [
    ...accounts.map((account) => ({ account, ownedEmail: account.emailVerifiedAt === null ? null : account.email })),
    ...emails.filter((email) => !owned.has(email)).map((email) => ({ account: null, ownedEmail: email })),
  ]
}

function findExisting(
  tx: Db,
  people: readonly Person[],
  { userIds, emails }: { userIds: number[]; emails: string[] },
): Promise<Existing[]> {
  const ids = [...userIds, ...people.flatMap(({ account }) => account?.id ?? [])]
  const addresses = [...emails, ...people.flatMap(({ ownedEmail }) => ownedEmail ?? [])]
  return tx
    .select({ id: customers.id, userId: customers.userId, ownedEmail: customers.ownedEmail })
    .from(customers)
    .where(or(inArray(customers.userId, ids), and(isNull(customers.userId), inArray(customers.ownedEmail, addresses))))
    .orderBy(customers.id)
    .for('update')
}

const successors = (changes: readonly CustomerChange[]) =>
  new Map(changes.flatMap(({ email, previousEmail }) => (previousEmail === null ? [] : [[previousEmail, email]])))

/** Which row is whose. A guest's row that nobody has any more goes over to whoever has their address, or got theirs. */
function match(
  facts: readonly CustomerFacts[],
  existing: readonly Existing[],
  corrected: ReadonlyMap<string | null, string | null>,
) {
  const byUser = new Map(facts.flatMap((one) => (one.account ? [[one.account.id, one]] : [])))
  const byEmail = new Map(facts.flatMap((one) => (one.ownedEmail === null ? [] : [[one.ownedEmail, one]])))
  const idOf = new Map<CustomerFacts, number>()
  const former: { id: number; successor: CustomerFacts | undefined }[] = []
  for (const { id, userId, ownedEmail } of existing) {
    const own = userId === null ? byEmail.get(ownedEmail ?? '') : byUser.get(userId)
    if (own && (userId !== null || own.account === null)) idOf.set(own, id)
    else former.push({ id, successor: own ?? byEmail.get(corrected.get(ownedEmail) ?? '') })
  }
  const gone = former.filter(({ id, successor }) => {
    if (successor === undefined || idOf.has(successor)) return true
    idOf.set(successor, id)
    return false
  })
  return { idOf, former: gone }
}

async function write(tx: Db, rows: readonly CustomerRow[]): Promise<void> {
  if (rows.length === 0) return
  const json = JSON.stringify(rows)
  // Two accounts may have exchanged an address.
  await tx.execute(sql`
    update customers set owned_email = null from jsonb_to_recordset(${json}::jsonb) as r (id int, owned_email text)
    where customers.id = r.id and customers.user_id is not null and customers.owned_email is distinct from r.owned_email`)
  await tx.execute(sql`
    update customers set (${COLUMNS}) = row(${VALUES})
    from jsonb_to_recordset(${json}::jsonb) as r (id int, ${RECORD}) where customers.id = r.id`)
  await tx.execute(sql`
    insert into customers (${COLUMNS}) select ${VALUES}
    from jsonb_to_recordset(${json}::jsonb) as r (id int, ${RECORD}) where r.id is null`)
}

const TYPES = {
  user_id: 'int',
  email: 'text',
  owned_email: 'text',
  first_name: 'text',
  last_name: 'text',
  phone: 'text',
  language: 'text',
  order_count: 'int',
  booking_count: 'int',
  spent_cents: 'bigint',
  last_active_at: 'timestamptz',
}
const NAMES = Object.keys(TYPES)
const COLUMNS = sql.raw([...NAMES, 'search'].join(', '))
const RECORD = sql.raw([...Object.entries(TYPES).map(([name, type]) => `${name} ${type}`), 'keys jsonb'].join(', '))
const VALUES = sql.raw(
  [...NAMES.map((name) => `r.${name}`), 'array_to_tsvector(array(select jsonb_array_elements_text(r.keys)))'].join(
    ', ',
  ),
)
