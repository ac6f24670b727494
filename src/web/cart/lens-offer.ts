import type { Cart, CartItem } from '../../contract/cart.ts'
import { href } from '../../contract/href.ts'

/** Where the lenses of a cart line are chosen again. */
export const lensesAddress = (slug: string, itemId: number): string =>
  href('lenses', { slug }, { line: String(itemId) })

export const lensesOf = (cart: Cart | null) => cart?.items.flatMap(({ lenses }) => lenses ?? []) ?? []

/** Whether the lenses can no longer be ordered at their price. */
export const isOfferOver = ({ offeredUntil }: NonNullable<CartItem['lenses']>): boolean =>
  Date.parse(offeredUntil) < Date.now()
