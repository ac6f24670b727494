import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'

/**
 * Signed cookies, `value.signature` with an HMAC-SHA256 in base64: what Hono's own helpers write and read. Those sign by
 * WebCrypto, which waits for one of libuv's few threads while passwords are hashed there; this takes microseconds here.
 */
export function readSignedCookie(c: Context, secret: string, name: string): string | null {
  const cookie = getCookie(c, name) ?? ''
  const at = cookie.lastIndexOf('.')
  if (at < 0) return null
  const value = cookie.slice(0, at)
  const expected = Buffer.from(sign(secret, value))
  const given = Buffer.from(cookie.slice(at + 1))
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null
}

export function setSignedCookie(c: Context, secret: string, name: string, value: string, options: CookieOptions): void {
  setCookie(c, name, `${value}.${sign(secret, value)}`, options)
}

const sign = (secret: string, value: string) => createHmac('sha256', secret).update(value).digest('base64')
