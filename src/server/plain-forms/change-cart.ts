import { randomBytes } from 'node:crypto'
import type { Cart } from '../../contract/cart.ts'
import type { Client } from '../../contract/client.ts'
import { ShopError } from '../../contract/errors.ts'
import { findGuestId } from '../cart/cart.ts'
import type { Visitor } from '../http/env.ts'
import type { Shop } from '../shop.ts'

type Fields = Partial<Record<string, string>>

/** The visitor's cart; null where there is none yet. */
export async function findOwnCart(shop: Shop, api: Client, { userId, guestKey }: Visitor): Promise<Cart | null> {
  if (userId !== null) return api.cart.open({ userId })
  const guestId = guestKey === null ? null : await findGuestId(shop, guestKey)
  return guestId === null ? null : api.cart.open({ guestId })
}

const STEPS = ['add', 'change', 'remove']

/** Does what a posted form of the cart asks for. */
export async function changeOwnCart(shop: Shop, api: Client, visitor: Visitor, fields: Fields): Promise<void> {
  if (!STEPS.some((step) => step === fields.step)) throw new ShopError('invalid_input')
  const { id } = (await findOwnCart(shop, api, visitor)) ?? (await api.cart.open({ guestId: newGuestId() }))
  const quantity = Number(fields.quantity)
  switch (fields.step) {
    case 'add':
      await api.cart.addItem(id, { productId: Number(fields.product), quantity })
      return
    case 'change':
      await api.cart.changeQuantity(id, Number(fields.item), quantity)
      return
    case 'remove':
      await api.cart.removeItem(id, Number(fields.item))
      return
    default:
      throw new ShopError('invalid_input')
  }
}

/** 21 letters, as browsers make it. */
const newGuestId = () => randomBytes(16).toString('base64url').slice(0, 21)
