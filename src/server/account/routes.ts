import { accountCalls } from '../../contract/account.ts'
import { ShopError } from '../../contract/errors.ts'
import { createRouter } from '../http/router.ts'
import { endSession } from '../http/sessions.ts'
import { giveSession, requireUser, takeSession } from '../http/visitor.ts'
import type { Shop } from '../shop.ts'
import { getUser, logIn, register, updateUser } from './account.ts'

export const accountRoutes = (shop: Shop) =>
  createRouter()
    .openapi(accountCalls.me, async (c) => c.json(await getUser(shop, requireUser(c.var.visitor)), 200))
    .openapi(accountCalls.logIn, async (c) => {
      const { user, token } = await logIn(shop, c.var.visitor, c.req.valid('json'))
      giveSession(c, shop, token)
      return c.json(user, 200)
    })
    .openapi(accountCalls.register, async (c) => {
      const { user, token } = await register(shop, c.var.visitor, c.req.valid('json'))
      giveSession(c, shop, token)
      return c.json(user, 201)
    })
    .openapi(accountCalls.logOut, async (c) => {
      const token = takeSession(c, shop)
      if (token) await endSession(shop.db, token)
      return c.json(null, 200)
    })
    .openapi(accountCalls.updateUser, async (c) => {
      const userId = requireUser(c.var.visitor)
      // Somebody else's id answers like one that is nobody's.
      if (c.req.valid('param').id !== userId) throw new ShopError('not_found')
      return c.json(await updateUser(shop, userId, c.req.valid('json')), 200)
    })
