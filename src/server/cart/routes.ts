import { cartCalls } from '../../contract/cart.ts'
import { ShopError } from '../../contract/errors.ts'
import { createApiRouter } from '../http/router.ts'
import { getOrCreateGuestKey } from '../http/visitor.ts'
import type { Shop } from '../shop.ts'
import { addItem, changeQuantity, dismissNotice, getCart, openGuestCart, openUserCart, removeItem } from './cart.ts'
import { countCartWrite } from './cart-limits.ts'

export const cartRoutes = (shop: Shop) =>
  createApiRouter(shop)
    .openapi(cartCalls.openCart, async (c) => {
      const owner = c.req.valid('json')
      if ('guestId' in owner) {
        return c.json(await openGuestCart(shop, c.var.visitor, owner.guestId, getOrCreateGuestKey(c, shop)), 200)
      }
      // A known user id gives no access: it must be the session's.
      if (owner.userId !== c.var.visitor.userId) throw new ShopError('not_found')
      return c.json(await openUserCart(shop, owner.userId), 200)
    })
    .openapi(cartCalls.getCart, async (c) =>
      c.json(await getCart(shop, c.req.valid('param').cartId, c.var.visitor), 200),
    )
    .openapi(cartCalls.addItem, async (c) => {
      countCartWrite(shop, c.var.visitor)
      const { productId, quantity = 1 } = c.req.valid('json')
      return c.json(await addItem(shop, c.req.valid('param').cartId, c.var.visitor, productId, quantity), 200)
    })
    .openapi(cartCalls.changeQuantity, async (c) => {
      countCartWrite(shop, c.var.visitor)
      const { cartId, itemId } = c.req.valid('param')
      return c.json(await changeQuantity(shop, cartId, c.var.visitor, itemId, c.req.valid('json').quantity), 200)
    })
    .openapi(cartCalls.removeItem, async (c) => {
      countCartWrite(shop, c.var.visitor)
      const { cartId, itemId } = c.req.valid('param')
      return c.json(await removeItem(shop, cartId, c.var.visitor, itemId), 200)
    })
    .openapi(cartCalls.dropNotice, async (c) => {
      countCartWrite(shop, c.var.visitor)
      return c.json(await dismissNotice(shop, c.req.valid('param').cartId, c.var.visitor), 200)
    })
