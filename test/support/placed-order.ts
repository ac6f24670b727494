import { fillCart } from './buyers.ts'
import { checkoutForm } from './checkout-form.ts'
import type { TestShop } from './test-shop.ts'

interface PlacedOrder {
  slug?: string
  quantity?: number
  form?: Parameters<typeof checkoutForm>[0]
}

/** An order of a new guest. */
export async function placeGuestOrder(shop: TestShop, { slug = 'aviator-gold', quantity, form }: PlacedOrder = {}) {
  const guest = shop.visitor()
  const cart = await fillCart(guest, (await shop.product(slug)).id, quantity)
  return guest.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm(form) })
}
