import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import type { Env } from './env.ts'

/**
 * Scripts come from own files only, so cached pages need no nonce. Inline styles are allowed: Radix sets them while a
 * dialog locks scrolling.
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
  // Maps are loaded on demand. After a redirect, browsers ignore the path of this source.
  'frame-src https://www.google.com/maps',
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function safeHeaders({ publicOrigin }: Config): Record<string, string> {
  return {
    'Content-Security-Policy': CONTENT_SECURITY_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(self), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(publicOrigin.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

/** Some pages set a stricter Referrer-Policy; images in e-mails are embedded by other sites. */
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
