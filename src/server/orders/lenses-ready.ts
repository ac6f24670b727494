import { sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { Shop } from '../shop.ts'

/**
 * Nothing of an order leaves before its lenses are made, checked and approved; the database refuses it too.
 * @throws ShopError `lenses_not_ready`
 */
export async function assertLensesReady({ db }: Pick<Shop, 'db'>, orderId: string): Promise<void> {
  const { rows } = (await db.execute(sql`select are_lenses_ready(${orderId}) as ready`)) as unknown as {
    rows: { ready: boolean }[]
  }
  if (rows[0]?.ready !== true) throw new ShopError('lenses_not_ready')
}
