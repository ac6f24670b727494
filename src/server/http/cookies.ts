import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Shop } from '../shop.ts'
import { SESSION_DAYS } from './sessions.ts'

const DAY_SECONDS = 86_400

/** The cookies that say who somebody is. Those that pages' scripts read (language, currency, announcement) are not here. */
const COOKIES = {
  session: { prefix: '__Host-', path: '/', maxAge: SESSION_DAYS * DAY_SECONDS },
  guest: { prefix: '__Host-', path: '/', maxAge: 180 * DAY_SECONDS },
  /** Only signing in and recovering an account ask for it. A path of its own rules `__Host-` out; it is signed. */
  browser: { prefix: '__Secure-', path: '/api/auth', maxAge: 365 * DAY_SECONDS },
} as const
export type CookieName = keyof typeof COOKIES

type Origin = { config: Pick<Shop['config'], 'publicOrigin'> }
const isHttps = ({ config }: Origin) => config.publicOrigin.startsWith('https:')

/**
 * The name a cookie is written under. Reached by https it has a prefix, so that browsers take it from this very host
 * over https alone; over http they would not take it at all.
 */
export const cookieName = (shop: Origin, name: CookieName): string =>
  isHttps(shop) ? `${COOKIES[name].prefix}${name}` : name

/** The name a cookie was sent under: the one it is written under or, where there is none, the one before prefixes. */
export function sentCookieName(c: Context, shop: Origin, name: CookieName): string {
  const present = cookieName(shop, name)
  return getCookie(c, present) === undefined ? name : present
}

/** How a cookie is written: its path, how long it lasts, and who may read it. */
export function cookieOptions(shop: Origin, name: CookieName) {
  const { path, maxAge } = COOKIES[name]
  return { path, maxAge, httpOnly: true, sameSite: 'Lax', secure: isHttps(shop) } as const
}

/**
 * Writes cookies that were sent under their names from before prefixes under their present names. A signature does not
 * cover the name, so values are taken over as they are. The longest-lived cookie lasts a year: a year after the last
 * shop with https was brought up to date, this can go.
 */
export function renameOldCookies(c: Context, shop: Origin): void {
  if (!isHttps(shop)) return
  for (const name of Object.keys(COOKIES) as CookieName[]) {
    const old = getCookie(c, name)
    if (old === undefined) continue
    const present = cookieName(shop, name)
    if (getCookie(c, present) === undefined) setCookie(c, present, old, cookieOptions(shop, name))
    deleteCookie(c, name, { path: COOKIES[name].path, secure: true })
  }
}
