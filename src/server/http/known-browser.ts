import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { Shop } from '../shop.ts'
import { cookieName, cookieOptions, sentCookieName } from './cookies.ts'
import type { Env } from './env.ts'
import { readSignedCookie, setSignedCookie } from './signed-cookie.ts'

export interface KnownBrowser {
  key: string
  userIds: readonly number[]
}

const MAX_ACCOUNTS = 5
const FORMAT = /^browser\.([0-9a-f]{32})\.(\d+(?:-\d+)*)$/

export function findKnownBrowser(c: Context<Env>, shop: Shop): KnownBrowser | null {
  const value = readSignedCookie(c, shop.cookieSecret, sentCookieName(c, shop, 'browser'))
  const [, key, ids] = FORMAT.exec(value || '') ?? []
  return key === undefined || ids === undefined ? null : { key, userIds: ids.split('-').map(Number) }
}

/** Stores the account in a signed cookie for a year. */
export function rememberBrowser(c: Context<Env>, shop: Shop, userId: number): void {
  const before = findKnownBrowser(c, shop)
  const key = before?.key ?? randomBytes(16).toString('hex')
  const others = before?.userIds.filter((id) => id !== userId) ?? []
  const userIds = [userId, ...others].slice(0, MAX_ACCOUNTS)
  const value = `browser.${key}.${userIds.join('-')}`
  setSignedCookie(c, shop.cookieSecret, cookieName(shop, 'browser'), value, cookieOptions(shop, 'browser'))
}
