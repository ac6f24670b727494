import type { Cart } from '../../contract/cart.ts'
import { ApiError, type Client } from '../../contract/client.ts'
import { guestCartId, renewGuestCartId } from './guest-cart-id.ts'

/** The visitor's cart, made where there is none. A rejected guest id is renewed once. */
export async function openCart(api: Client, userId: number | undefined): Promise<Cart> {
  if (userId !== undefined) return api.cart.open({ userId })
  try {
    return await api.cart.open({ guestId: guestCartId() })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return api.cart.open({ guestId: renewGuestCartId() })
  }
}
