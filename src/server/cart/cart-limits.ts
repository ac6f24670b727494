import { countLocally, limitsOf, type Requester } from '../http/visitor-limits.ts'
import type { Shop } from '../shop.ts'

/**
 * Counts a new cart, in this process only. Several processes allow a multiple of the limit; that does no harm, since a
 * cart is one small row and empty ones are deleted.
 *
 * @throws ShopError `too_many_requests`
 */
export function countNewCart(shop: Shop, visitor: Requester): void {
  const { carts } = shop.config.limits
  countLocally(shop, limitsOf(visitor, { what: 'cart', minutes: 60, code: 'too_many_requests', ...carts }))
}

/**
 * Counts a change of a cart, in this process only: a statement for it would cost as much as the change.
 *
 * @throws ShopError `too_many_requests`
 */
export function countCartWrite(shop: Shop, visitor: Requester): void {
  const { cartWrites } = shop.config.limits
  countLocally(shop, limitsOf(visitor, { what: 'cart-write', minutes: 1, code: 'too_many_requests', ...cartWrites }))
}
