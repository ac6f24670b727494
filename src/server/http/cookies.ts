import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Shop } from '../shop.ts'
import { SESSION_DAYS } from './sessions.ts'

const DAY_SECONDS = 86_400

/** Cookies that identify a visitor. Those read by scripts (language, currency, announcement) are not here. */
const COOKIES = {
  session: { prefix: '__Host-', path: '/', maxAge: SESSION_DAYS * DAY_SECONDS },
  guest: { prefix: '__Host-', path: '/', maxAge: 180 * DAY_SECONDS },
  /** Used only by sign-in and account recovery. `__Host-` does not allow its path; it is signed. */
  browser: { prefix: '__Secure-', path: '/api/auth', maxAge: 365 * DAY_SECONDS },
} as const
export type CookieName = keyof typeof COOKIES

type PublicOrigin = { config: Pick<Shop['config'], 'publicOrigin'> }
const isHttps = ({ config }: PublicOrigin) => config.publicOrigin.startsWith('https:')

/**
 * The name for writing a cookie. With https it has a prefix that binds it to this host and https. Browsers reject
 * prefixed cookies over http.
 */
export const cookieName = (shop: PublicOrigin, name: CookieName): string =>
  isHttps(shop) ? `${COOKIES[name].prefix}${name}` : name

/** The name for reading a cookie: the current one or, if there is none, the old one without a prefix. */
export function sentCookieName(c: Context, shop: PublicOrigin, name: CookieName): string {
  const current = cookieName(shop, name)
  return getCookie(c, current) === undefined ? name : current
}

export function cookieOptions(shop: PublicOrigin, name: CookieName) {
  const { path, maxAge } = COOKIES[name]
  return { path, maxAge, httpOnly: true, sameSite: 'Lax', secure: isHttps(shop) } as const
}

/**
 * Renames cookies from before prefixes. Signatures do not cover the name, so values are copied. The longest lifetime is a
 * year: this can be removed a year after the last shop with https was updated.
 */
export function renameOldCookies(c: Context, shop: PublicOrigin): void {
  if (!isHttps(shop)) return
  for (const name of Object.keys(COOKIES) as CookieName[]) {
    const old = getCookie(c, name)
    if (old === undefined) continue
    const current = cookieName(shop, name)
    if (getCookie(c, current) === undefined) setCookie(c, current, old, cookieOptions(shop, name))
    deleteCookie(c, name, { path: COOKIES[name].path, secure: true })
  }
}
