import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { Shop } from '../shop.ts'
import { cookieName, cookieOptions, sentCookieName } from './cookies.ts'
import type { Env } from './env.ts'
import { readSignedCookie, setSignedCookie } from './signed-cookie.ts'

/** A browser that has signed in before, and to which accounts. */
export interface KnownBrowser {
  key: string
  userIds: readonly number[]
}

/** The accounts a browser is known to, the last first. */
const MOST_ACCOUNTS = 5
const FORM = /^browser\.([0-9a-f]{32})\.(\d+(?:-\d+)*)$/

/** The browser that asks, where a signed cookie says that it has signed in before. */
export function findKnownBrowser(c: Context<Env>, shop: Shop): KnownBrowser | null {
  const value = readSignedCookie(c, shop.cookieSecret, sentCookieName(c, shop, 'browser'))
  const [, key, ids] = FORM.exec(value || '') ?? []
  return key === undefined || ids === undefined ? null : { key, userIds: ids.split('-').map(Number) }
}

/** Remembers in the browser, for a year, that it has signed in to an account. */
export function rememberBrowser(c: Context<Env>, shop: Shop, userId: number): void {
  const before = findKnownBrowser(c, shop)
  const key = before?.key ?? randomBytes(16).toString('hex')
  const others = before?.userIds.filter((id) => id !== userId) ?? []
  const userIds = [userId, ...others].slice(0, MOST_ACCOUNTS)
  const value = `browser.${key}.${userIds.join('-')}`
  setSignedCookie(c, shop.cookieSecret, cookieName(shop, 'browser'), value, cookieOptions(shop, 'browser'))
}
