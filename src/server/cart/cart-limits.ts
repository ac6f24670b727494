import { countLocally, limitsOf, type Requester } from '../http/visitor-limits.ts'
import type { Shop } from '../shop.ts'

/**
 * In this process only: several processes allow a multiple, which does no harm.
 * @throws ShopError `too_many_requests`
 */
export function countNewCart(shop: Shop, visitor: Requester): void {
  const { carts } = shop.config.limits
  countLocally(shop, limitsOf(visitor, { what: 'cart', minutes: 60, code: 'too_many_requests', ...carts }))
}

/**
 * In this process only: a statement for it would cost as much as the change.
 * @throws ShopError `too_many_requests`
 */
export function countCartWrite(shop: Shop, visitor: Requester): void {
  const { cartWrites } = shop.config.limits
  countLocally(shop, limitsOf(visitor, { what: 'cart-write', minutes: 1, code: 'too_many_requests', ...cartWrites }))
}
