import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { emailIdOf } from '../../src/server/email/enqueue-email.ts'
import type { Shop } from '../../src/server/shop.ts'
import type { LedgerLine } from './ledger-line.ts'

/** What a mail server has acknowledged. */
export interface DeliveredEmail {
  to: string
  subject: string
  messageId: string
}

/** As the shop derives it from an e-mail's id, and the host of its own address. */
const messageIdOf = (id: string, host: string) =>
  `<${createHash('sha256').update(`${host} ${id}`).digest('hex').slice(0, 32)}@${host}>`

/**
 * Compares what the shop says it has sent with what the mail server has.
 *
 * @param orders acknowledged orders, each with one confirmation
 */
export async function emailLines(
  { db }: Pick<Shop, 'db'>,
  orders: Iterable<string>,
  delivered: readonly DeliveredEmail[],
): Promise<LedgerLine[]> {
  const { rows: sent } = (await db.execute(
    sql`select id, kind, recipient, order_id as "orderId" from sent_emails`,
  )) as unknown as {
    rows: SentEmail[]
  }
  const host = /@(.*)>$/.exec(delivered[0]?.messageId ?? '')?.[1] ?? ''
  const arrived = new Set(delivered.map(({ messageId }) => messageId))
  const recorded = new Map(sent.map((email) => [messageIdOf(email.id, host), email]))
  const confirmed = [...orders].map((id) => ({
    id,
    messageId: messageIdOf(emailIdOf(`order_confirmation:${id}`), host),
  }))
  const repeated = delivered.length - arrived.size
  return [
    {
      name: 'orders, each with its confirmation at the mail server',
      figure: confirmed.length,
      faults: confirmed.filter(({ messageId }) => !arrived.has(messageId)).map(({ id }) => id),
    },
    {
      name: 'e-mails sent, each at the mail server',
      figure: sent.length,
      faults: [...recorded].filter(([id]) => !arrived.has(id)).map(([, email]) => JSON.stringify(email)),
    },
    {
      name: `e-mails at the mail server, each about something else (${repeated} came again with the same Message-ID)`,
      figure: arrived.size,
      faults: [
        ...[...arrived].filter((id) => !recorded.has(id)).map((id) => `not recorded: ${id}`),
        ...doubled(sent).map((email) => `twice: ${email}`),
      ],
    },
  ]
}

interface SentEmail {
  id: string
  kind: string
  recipient: string
  orderId: string | null
}

/** An order may have several refunds, and questions about its lenses. A withdrawal that is stated twice is two. */
const MANY = /^(refund_done|order_changed|lens_question|address_known|withdrawal_.*)$/

function doubled(sent: readonly SentEmail[]): string[] {
  const about = Map.groupBy(
    sent.filter(({ kind }) => !MANY.test(kind)),
    ({ kind, recipient, orderId }) => `${kind} ${orderId ?? recipient}`,
  )
  return [...about].filter(([, emails]) => emails.length > 1).map(([name]) => name)
}
