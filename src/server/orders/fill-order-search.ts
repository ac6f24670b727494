import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { emailIdOf } from '../email/enqueue-email.ts'
import { refreshSearch } from './order-search.ts'

const BATCH_SIZE = 1_000

/**
 * The data step of migration 0014: gives existing orders their search keys, and the confirmations that were sent for
 * them their order.
 */
export async function fillOrderSearch(tx: Db): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = (await tx.execute(
      sql`select id from orders where id > ${last} order by id limit ${BATCH_SIZE}::int`,
    )) as unknown as { rows: { id: string }[] }
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    await refreshSearch(tx, ids)
    const confirmations = ids.map((id) => ({ id: emailIdOf(`order_confirmation:${id}`), order_id: id }))
    await tx.execute(sql`
      update sent_emails set order_id = found.order_id
      from jsonb_to_recordset(${JSON.stringify(confirmations)}::jsonb) as found (id uuid, order_id text)
      where sent_emails.id = found.id`)
    last = ids.at(-1) ?? ''
  }
}
