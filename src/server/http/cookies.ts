import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Shop } from '../shop.ts'

const DAY_SECONDS = 86_400

type CookieConfig = Pick<Shop['config'], 'publicOrigin' | 'sessions'>

/** Cookies that identify a visitor. Those read by scripts (language, currency, announcement) are not here. */
const COOKIES = {
  session: {
    prefix: '__Host-',
    path: '/',
    maxAge: ({ sessions }: CookieConfig) => sessions.customers.longestMs / 1000,
  },
  guest: { prefix: '__Host-', path: '/', maxAge: 180 * DAY_SECONDS },
  /** Used only by sign-in and account recovery. `__Host-` does not allow its path; it is signed. */
  browser: { prefix: '__Secure-', path: '/api/auth', maxAge: 365 * DAY_SECONDS },
  /** Never sent to the storefront, nor with a request that another site starts. */
  staff: {
    prefix: '__Secure-',
    path: '/api/admin',
    maxAge: ({ sessions }: CookieConfig) => sessions.staff.longestMs / 1000,
    sameSite: 'Strict',
  },
  /** Says which till a device is; on its own it opens nothing. */
  till: { prefix: '__Secure-', path: '/api/admin', maxAge: 365 * DAY_SECONDS, sameSite: 'Strict' },
} as const
export type CookieName = keyof typeof COOKIES

/** Those that existed before prefixes. */
const RENAMED = ['session', 'guest', 'browser'] as const

type PublicOrigin = { config: Pick<Shop['config'], 'publicOrigin'> }
const isHttps = ({ config }: PublicOrigin) => config.publicOrigin.startsWith('https:')

/** With https, a prefix binds the cookie to this host and https. Browsers reject prefixed cookies over http. */
export const cookieName = (shop: PublicOrigin, name: CookieName): string =>
  isHttps(shop) ? `${COOKIES[name].prefix}${name}` : name

/** The current name or, without such a cookie, the old one without a prefix. */
export function sentCookieName(c: Context, shop: PublicOrigin, name: CookieName): string {
  const current = cookieName(shop, name)
  return getCookie(c, current) === undefined ? name : current
}

export function cookieOptions(shop: { config: CookieConfig }, name: CookieName) {
  const { path, maxAge, sameSite } = { sameSite: 'Lax' as const, ...COOKIES[name] }
  const seconds = typeof maxAge === 'number' ? maxAge : maxAge(shop.config)
  return { path, maxAge: seconds, httpOnly: true, sameSite, secure: isHttps(shop) } as const
}

/**
 * Renames cookies from before prefixes. Signatures do not cover the name, so values are copied. The longest lifetime is a
 * year: this can be removed a year after the last shop with https was updated.
 */
export function renameOldCookies(c: Context, shop: { config: CookieConfig }): void {
  if (!isHttps(shop)) return
  for (const name of RENAMED) {
    const old = getCookie(c, name)
    if (old === undefined) continue
    const current = cookieName(shop, name)
    if (getCookie(c, current) === undefined) setCookie(c, current, old, cookieOptions(shop, name))
    deleteCookie(c, name, { path: COOKIES[name].path, secure: true })
  }
}
