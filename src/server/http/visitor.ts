import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { ShopError } from '../../contract/errors.ts'
import { preferredLanguage } from '../../domain/preferred-language.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../domain/shop-facts.ts'
import type { Shop } from '../shop.ts'
import { cookieName, cookieOptions, renameOldCookies, sentCookieName } from './cookies.ts'
import type { Env, Visitor } from './env.ts'
import { createAddressReader } from './requester-address.ts'
import { findSession } from './sessions.ts'
import { readSignedCookie, setSignedCookie } from './signed-cookie.ts'

/** Costs a database query only if a session cookie is sent. */
export function identifyVisitor(shop: Shop) {
  const addressOf = createAddressReader(shop)
  return createMiddleware<Env>(async (c, next) => {
    renameOldCookies(c, shop)
    const token = getCookie(c, sentCookieName(c, shop, 'session'))
    const session = token ? await findSession(shop, token) : null
    c.set('visitor', {
      userId: session?.userId ?? null,
      sessionId: session?.id ?? null,
      guestKey: readSignedCookie(c, shop.cookieSecret, sentCookieName(c, shop, 'guest')) || null,
      language: languageOf(c),
      address: addressOf(c),
    })
    await next()
  })
}

export const requireSignIn = createMiddleware<Env>(async (c, next) => {
  requireUser(c.var.visitor)
  await next()
})

/** @throws ShopError `sign_in_required` */
export function requireUser(visitor: Visitor): number {
  if (visitor.userId === null) throw new ShopError('sign_in_required')
  return visitor.userId
}

export function getOrCreateGuestKey(c: Context<Env>, shop: Shop): string {
  const key = c.var.visitor.guestKey ?? randomBytes(16).toString('hex')
  setSignedCookie(c, shop.cookieSecret, cookieName(shop, 'guest'), key, cookieOptions(shop, 'guest'))
  return key
}

export function setSessionCookie(c: Context<Env>, shop: Shop, token: string): void {
  setCookie(c, cookieName(shop, 'session'), token, cookieOptions(shop, 'session'))
}

/** Returns the token that the cookie contained. */
export function clearSessionCookie(c: Context<Env>, shop: Shop): string | undefined {
  const token = getCookie(c, sentCookieName(c, shop, 'session'))
  deleteCookie(c, cookieName(shop, 'session'), cookieOptions(shop, 'session'))
  return token
}

/** The chosen language, or else the browser's. */
export function languageOf(c: Context): Language {
  const chosen = getCookie(c, 'language')
  if (chosen !== undefined && Object.hasOwn(LANGUAGES, chosen)) return chosen as Language
  return preferredLanguage(c.req.header('Accept-Language')) ?? DEFAULT_LANGUAGE
}
