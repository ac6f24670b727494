import type { Context } from 'hono'
import { accountCalls } from '../../contract/account.ts'
import { ShopError } from '../../contract/errors.ts'
import { deviceOf } from '../../domain/device.ts'
import type { Env } from '../http/env.ts'
import { findKnownBrowser, rememberBrowser } from '../http/known-browser.ts'
import { createApiRouter } from '../http/router.ts'
import { endSessionByToken } from '../http/sessions.ts'
import { clearSessionCookie, requireUser, setSessionCookie } from '../http/visitor.ts'
import type { Shop } from '../shop.ts'
import { getUser, updateUser } from './details.ts'
import { logIn } from './log-in.ts'
import { register } from './register.ts'
import type { SignedIn, SignInContext } from './sign-in.ts'

export const accountRoutes = (shop: Shop) =>
  createApiRouter(shop)
    .openapi(accountCalls.me, async (c) => c.json(await getUser(shop, requireUser(c.var.visitor)), 200))
    .openapi(accountCalls.logIn, async (c) =>
      c.json(completeSignIn(c, shop, await logIn(shop, signInContextOf(c, shop), c.req.valid('json'))), 200),
    )
    .openapi(accountCalls.register, async (c) =>
      c.json(completeSignIn(c, shop, await register(shop, signInContextOf(c, shop), c.req.valid('json'))), 201),
    )
    .openapi(accountCalls.logOut, async (c) => {
      const token = clearSessionCookie(c, shop)
      if (token) await endSessionByToken(shop.db, token)
      return c.json(null, 200)
    })
    .openapi(accountCalls.updateUser, async (c) => {
      const { visitor } = c.var
      const userId = requireUser(visitor)
      if (c.req.valid('param').id !== userId) throw new ShopError('not_found')
      return c.json(await updateUser(shop, userId, c.req.valid('json'), visitor.language), 200)
    })

function signInContextOf(c: Context<Env>, shop: Shop): SignInContext {
  const device = deviceOf(c.req.header('User-Agent') ?? '')
  return { ...c.var.visitor, device, knownBrowser: findKnownBrowser(c, shop) }
}

function completeSignIn(c: Context<Env>, shop: Shop, { user, token }: SignedIn) {
  setSessionCookie(c, shop, token)
  rememberBrowser(c, shop, user.id)
  return user
}
