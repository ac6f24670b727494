import { countLocally, limitsOf, type Requester } from '../http/visitor-limits.ts'
import type { Shop } from '../shop.ts'

/**
 * Counts a cart that is about to be made. In this process alone: a cart is one small row that is swept when it stays
 * empty, so that several processes let through as many times the limit does no harm.
 *
 * @throws ShopError `too_many_requests`
 */
export function countNewCart(shop: Shop, visitor: Requester): void {
  const { carts } = shop.config.limits
  countLocally(shop, limitsOf(visitor, { what: 'cart', minutes: 60, code: 'too_many_requests', ...carts }))
}

/**
 * Counts a change of a cart, in this process alone: a statement for it would cost as much as the change.
 *
 * @throws ShopError `too_many_requests`
 */
export function countCartWrite(shop: Shop, visitor: Requester): void {
  const { cartWrites } = shop.config.limits
  countLocally(shop, limitsOf(visitor, { what: 'cart-write', minutes: 1, code: 'too_many_requests', ...cartWrites }))
}
