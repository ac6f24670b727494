import { ShopError } from '../../contract/errors.ts'
import { href } from '../../contract/href.ts'
import type { OrderForBuyer } from '../../contract/orders.ts'
import { expirySeconds, signToken, verifyToken } from '../http/signed-token.ts'
import type { Shop } from '../shop.ts'
import { findOrder, type OrderRow, toOrderForBuyer } from './orders.ts'

export const ORDER_LINK_DAYS = 90
const DAY_MS = 86_400_000

export const orderUrl = (shop: Shop, orderId: string, from: Date): string =>
  shop.config.publicOrigin + href('orderByLink', { token: orderToken(shop, orderId, from) })

/** The screen of an order's payment, where gateways send the buyer back to. */
export const orderPaymentUrl = (shop: Shop, orderId: string, from: Date): string =>
  shop.config.publicOrigin + href('orderPayment', { token: orderToken(shop, orderId, from) })

function orderToken({ cookieSecret }: Shop, orderId: string, from: Date): string {
  const expiresAt = new Date(from.valueOf() + ORDER_LINK_DAYS * DAY_MS)
  return signToken(cookieSecret, { purpose: 'order', subject: orderId, expiresAt })
}

/** @throws ShopError `not_found` where the token is not valid or has expired */
export async function getOrderByLink(shop: Shop, token: string): Promise<OrderForBuyer> {
  const { order, items } = await findByLink(shop, token)
  return toOrderForBuyer(shop, order, items)
}

/** @throws ShopError `not_found` as `getOrderByLink` */
export const getOrderIdByLink = async (shop: Shop, token: string): Promise<string> =>
  (await findByLink(shop, token)).order.id

async function findByLink(shop: Shop, token: string) {
  const orderId = verifyToken(shop.cookieSecret, 'order', token, shop.clock())
  const found = orderId === null ? null : await findOrder(shop, orderId)
  if (found === null || isRevoked(found.order, token)) throw new ShopError('not_found')
  return found
}

/** Whether a link was sent before the order's address was corrected. */
function isRevoked({ linksValidFrom }: OrderRow, token: string): boolean {
  if (linksValidFrom === null) return false
  const sentAtSeconds = expirySeconds(token) - (ORDER_LINK_DAYS * DAY_MS) / 1000
  return sentAtSeconds < Math.floor(linksValidFrom.valueOf() / 1000)
}
