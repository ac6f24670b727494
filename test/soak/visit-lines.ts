import { sql } from 'drizzle-orm'
import type { Shop } from '../../src/server/shop.ts'
import type { LedgerLine } from './ledger-line.ts'
import type { SeenSession, VisitFindings } from './visitor.ts'

type Found = Pick<VisitFindings, 'bookings' | 'accounts' | 'sessions'>

/** Compares what visitors were told with the appointments and accounts that are stored. */
export async function visitLines(
  shop: Pick<Shop, 'db'>,
  { bookings, accounts, sessions }: Found,
): Promise<LedgerLine[]> {
  const counted = async (query: ReturnType<typeof sql>) => {
    const { rows } = (await shop.db.execute(query)) as unknown as { rows: { name: string; count: number }[] }
    return new Map(rows.map(({ name, count }) => [name, count]))
  }
  const appointments = await counted(sql`
    select email as name, count(*)::int as count from appointments group by email`)
  const users = await counted(sql`select username as name, count(*)::int as count from users group by username`)
  const mails = await counted(sql`select recipient as name, count(*)::int as count from sent_emails
    where kind = 'appointment_made' group by recipient`)
  return [
    storedOnce('appointments acknowledged, each stored once', bookings, appointments),
    storedOnce('accounts acknowledged, each stored once', accounts, users),
    {
      name: 'e-mails about appointments, one at most for each',
      figure: mails.size,
      faults: [...mails].filter(([name, count]) => count > (appointments.get(name) ?? 0)).map(([name]) => name),
    },
    sessionLine(sessions),
  ]
}

/** What was asked for and not acknowledged may be stored, but not twice. */
function storedOnce(
  name: string,
  asked: ReadonlyMap<string, boolean>,
  stored: ReadonlyMap<string, number>,
): LedgerLine {
  const faults = [...asked].flatMap(([key, isAcknowledged]) => {
    const count = stored.get(key) ?? 0
    if (count > 1) return [`stored ${count} times: ${key}`]
    return isAcknowledged && count === 0 ? [`lost: ${key}`] : []
  })
  return { name, figure: [...asked.values()].filter(Boolean).length, faults }
}

const sessionLine = (sessions: readonly SeenSession[]): LedgerLine => ({
  name: 'looks at the own account, none of which showed another person’s',
  figure: sessions.length,
  // Who is signed out by a restart, or by time, sees nobody.
  faults: sessions
    .filter(({ own, shown }) => shown !== null && shown !== own)
    .map(({ own, shown }) => `${own ?? 'a guest'} saw ${shown}`),
})
