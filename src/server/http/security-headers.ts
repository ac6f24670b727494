import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import type { Env } from './router.ts'

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
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const securityHeaders = ({ publicOrigin }: Config) =>
  createMiddleware<Env>(async (c, next) => {
    await next()
    const { headers } = c.res
    headers.set('Content-Security-Policy', CONTENT_SECURITY_POLICY)
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=()')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    if (publicOrigin.startsWith('https:')) headers.set('Strict-Transport-Security', 'max-age=31536000')
  })
