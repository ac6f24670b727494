import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'

/**
 * Signed cookies in Hono's format: `value.signature`, HMAC-SHA256 in base64. Hono's helpers use WebCrypto, which waits for
 * libuv's threads while passwords are hashed.
 */
export function readSignedCookie(c: Context, secret: string, name: string): string | null {
  const cookie = getCookie(c, name) ?? ''
  const at = cookie.lastIndexOf('.')
  if (at < 0) return null
  const value = cookie.slice(0, at)
  const expected = Buffer.from(sign(secret, value))
  const actual = Buffer.from(cookie.slice(at + 1))
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? value : null
}

export function setSignedCookie(c: Context, secret: string, name: string, value: string, options: CookieOptions): void {
  setCookie(c, name, `${value}.${sign(secret, value)}`, options)
}

const sign = (secret: string, value: string) => createHmac('sha256', secret).update(value).digest('base64')
