import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AdminEnv } from '../http/admin-env.ts'
import { cookieName, cookieOptions } from '../http/cookies.ts'
import type { Shop } from '../shop.ts'

export const tillTokenOf = (c: Context<AdminEnv>, shop: Shop): string | null =>
  getCookie(c, cookieName(shop, 'till')) ?? null

export function setTillCookie(c: Context<AdminEnv>, shop: Shop, token: string): void {
  setCookie(c, cookieName(shop, 'till'), token, cookieOptions(shop, 'till'))
}
