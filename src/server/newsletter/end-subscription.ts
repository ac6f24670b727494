import { eq } from 'drizzle-orm'
import type { Subscriber } from '../../contract/admin/newsletter.ts'
import { ShopError } from '../../contract/errors.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { newsletterSubscribers as subscribers } from '../db/schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { toWireSubscriber } from './list-subscribers.ts'

/** Unsubscribes somebody who has asked staff for it; repeating it changes nothing. @throws ShopError `not_found` */
export function endSubscription(shop: Shop, member: SignedInStaff, id: number): Promise<Subscriber> {
  return staffTransaction(shop, member, async (shop) => {
    const [row] = await shop.db.select().from(subscribers).where(eq(subscribers.id, id)).for('update')
    if (row === undefined) throw new ShopError('not_found')
    if (row.status === 'unsubscribed') return toWireSubscriber(row)
    const left = { status: 'unsubscribed', leftAt: shop.clock() } as const
    await shop.db.update(subscribers).set(left).where(eq(subscribers.id, id))
    return toWireSubscriber({ ...row, ...left })
  })
}
