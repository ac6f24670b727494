import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import type { Env } from './env.ts'

/**
 * Scripts come from files of our own, so a page that was cached as bytes needs no nonce. Styles may stand inline: Radix
 * sets them while a dialog locks the page's scrolling.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' blob:",
  "worker-src 'self'",
  // Maps, once a visitor asks for one. A redirect may go elsewhere on that host: paths do not count then.
  'frame-src https://www.google.com/maps',
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The headers that every answer carries. */
export function safeHeaders({ publicOrigin }: Config): Record<string, string> {
  return {
    'Content-Security-Policy': CONTENT_SECURITY_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(publicOrigin.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

/** A page may tell other sites even less of where its visitors come from; an image of e-mails is shown within others. */
const MAY_DIFFER = ['Referrer-Policy', 'Cross-Origin-Resource-Policy']

export function securityHeaders(config: Config) {
  const headers = Object.entries(safeHeaders(config))
  return createMiddleware<Env>(async (c, next) => {
    await next()
    for (const [name, value] of headers) {
      if (!MAY_DIFFER.includes(name) || !c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })
}
