import { ShopError } from '../../contract/errors.ts'
import { href } from '../../contract/href.ts'
import type { Order } from '../../contract/orders.ts'
import { signToken, verifyToken } from '../http/signed-token.ts'
import type { Shop } from '../shop.ts'
import { findOrder, toWireOrder } from './orders.ts'

export const ORDER_LINK_DAYS = 90
const DAY_MS = 86_400_000

/** The signed link to one order; it needs no account. */
export function orderUrl({ config, cookieSecret }: Shop, orderId: string, from: Date): string {
  const expiresAt = new Date(from.valueOf() + ORDER_LINK_DAYS * DAY_MS)
  const token = signToken(cookieSecret, { purpose: 'order', subject: orderId, expiresAt })
  return config.publicOrigin + href('orderByLink', { token })
}

/** @throws ShopError `not_found` where the token is not valid or has expired */
export async function getOrderByLink(shop: Shop, token: string): Promise<Order> {
  const orderId = verifyToken(shop.cookieSecret, 'order', token, shop.clock())
  const found = orderId === null ? null : await findOrder(shop, orderId)
  if (found === null) throw new ShopError('not_found')
  return toWireOrder(found.order, found.items)
}
