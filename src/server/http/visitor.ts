import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { ShopError } from '../../contract/errors.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../domain/shop-facts.ts'
import type { Shop } from '../shop.ts'
import { cookieName, cookieOptions, renameOldCookies, sentCookieName } from './cookies.ts'
import type { Env } from './router.ts'
import { findSession } from './sessions.ts'

/** Who asks: a signed-in user by the session cookie, a guest by the signed guest cookie, or both, or neither. */
export interface Visitor {
  userId: number | null
  /** The session that says so; opens nothing by itself. */
  sessionId: string | null
  guestKey: string | null
  language: Language
  /** The network address, for slowing down guesses. */
  address: string
}

/** Finds out who asks, once per call. Only where a session cookie is sent does it cost a statement. */
export const knowVisitor = (shop: Shop) =>
  createMiddleware<Env>(async (c, next) => {
    renameOldCookies(c, shop)
    const token = getCookie(c, sentCookieName(c, shop, 'session'))
    const session = token ? await findSession(shop, token) : null
    const guestKey = await getSignedCookie(c, shop.cookieSecret, sentCookieName(c, shop, 'guest'))
    c.set('visitor', {
      userId: session?.userId ?? null,
      sessionId: session?.id ?? null,
      guestKey: guestKey || null,
      language: languageOf(c),
      address: addressOf(c, shop.config.trustedProxies),
    })
    await next()
  })

/** The signed-in user's id. */
export function requireUser(visitor: Visitor): number {
  if (visitor.userId === null) throw new ShopError('sign_in_required')
  return visitor.userId
}

/** The guest's key, given with a signed cookie where there is none yet. */
export async function guestKeyFor(c: Context<Env>, shop: Shop): Promise<string> {
  const key = c.var.visitor.guestKey ?? randomBytes(16).toString('hex')
  await setSignedCookie(c, cookieName(shop, 'guest'), key, shop.cookieSecret, cookieOptions(shop, 'guest'))
  return key
}

export function giveSession(c: Context<Env>, shop: Shop, token: string): void {
  setCookie(c, cookieName(shop, 'session'), token, cookieOptions(shop, 'session'))
}

/** Forgets the session cookie and returns what it held. */
export function takeSession(c: Context<Env>, shop: Shop): string | undefined {
  const token = getCookie(c, sentCookieName(c, shop, 'session'))
  deleteCookie(c, cookieName(shop, 'session'), cookieOptions(shop, 'session'))
  return token
}

/** The language a visitor reads the shop in, as pages choose it too: the cookie's, else English. */
export function languageOf(c: Context): Language {
  const chosen = getCookie(c, 'language')
  return chosen !== undefined && Object.hasOwn(LANGUAGES, chosen) ? (chosen as Language) : DEFAULT_LANGUAGE
}

function addressOf(c: Context<Env>, trustedProxies: number): string {
  const own = c.env?.incoming?.socket?.remoteAddress ?? 'in-process'
  if (trustedProxies === 0) return own
  const forwarded =
    c.req
      .header('X-Forwarded-For')
      ?.split(',')
      .map((part) => part.trim()) ?? []
  return forwarded.at(-trustedProxies) ?? own
}
