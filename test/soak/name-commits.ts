import { AsyncLocalStorage } from 'node:async_hooks'

const operations = new AsyncLocalStorage<string>()

/** Names the commits of `work`: a call, or a job. */
export const runAs = <T>(operation: string, work: () => T): T => operations.run(operation, work)

const CALLS: readonly (readonly [RegExp, string])[] = [
  [/payments\/signals\/(\w+)$/, 'message of $1'],
  [/^POST \/api\/checkout$/, 'checkout'],
  [/^POST .*(\/payment|payments\/by-link\/[^/]+)$/, 'start of a payment'],
  [/^GET .*(\/payment|payments\/by-link\/[^/]+)$/, 'return of the buyer'],
  [/^POST \/api\/withdrawals$/, 'withdrawal'],
  [/^\w+ \/api\/cart.*/, 'cart'],
]

/** What a call is called in the ledger; ids and tokens in its path are left out. */
export function operationOf(method: string, path: string): string {
  const call = `${method} ${path}`
  const known = CALLS.find(([pattern]) => pattern.test(call))
  if (known === undefined) return call.replaceAll(/\/[^/]*[\dA-Z][^/]*/g, '/…')
  const [pattern, name] = known
  return name.replace('$1', pattern.exec(call)?.[1] ?? '')
}

export interface Write {
  act: 'insert' | 'update' | 'delete'
  table: string
}

const WRITE = /\b(insert into|update|delete from)\s+(?:only\s+)?([a-z_][\w.]*)/gi
/** `on conflict do update set`, `for update of …`. */
const NO_TABLE = ['set', 'of', 'skip', 'nowait']

/** The tables that a statement writes to. */
export function writesOf(sql: string): Write[] {
  return [...sql.replaceAll('"', '').matchAll(WRITE)]
    .map(([, act = '', table = '']) => ({ act: act.split(' ')[0]?.toLowerCase() as Write['act'], table }))
    .filter(({ table }) => !NO_TABLE.includes(table.toLowerCase()))
}

/** What a transaction is about: the first of these that it writes to, a new row before a changed one. */
const SUBJECTS = [
  ...['tax_documents', 'payment_captures', 'refunds', 'orders', 'payments', 'payment_events', 'order_returns'],
  ...['withdrawals', 'withdrawal_statements', 'shipments', 'stock_movements', 'reservations', 'sent_emails'],
]
const QUEUE_TABLES = /^pgboss\.job(_common)?$/
const ACTS = ['insert', 'update', 'delete']

/** `operation: act table` of the statements that one commit stores. */
export function nameCommit(writes: readonly Write[]): string {
  const rank = ({ act, table }: Write) => {
    const subject = SUBJECTS.indexOf(table)
    return (subject < 0 ? SUBJECTS.length : subject) * ACTS.length + ACTS.indexOf(act)
  }
  const [first] = [...writes].sort((one, other) => rank(one) - rank(other))
  const table = first?.table ?? ''
  const operation = operations.getStore()
  if (operation === undefined) return QUEUE_TABLES.test(table) ? 'job queue: jobs' : 'job queue: housekeeping'
  // The last commit of any scheduled job.
  if (first?.act === 'delete' && QUEUE_TABLES.test(table)) return 'job of a schedule: delete of itself'
  return `${operation}: ${first?.act} ${table}`
}
