import type { HttpBindings } from '@hono/node-server'
import type { Language } from '../../domain/shop-facts.ts'

/** Who asks: a signed-in user by the session cookie, a guest by the signed guest cookie, or both, or neither. */
export interface Visitor {
  userId: number | null
  /** The session that says so; opens nothing by itself. */
  sessionId: string | null
  guestKey: string | null
  language: Language
  /** The network the request comes from, for limits: an IPv4 address, or an IPv6 one's first 64 bits. */
  address: string
}

/** What each request carries; `incoming` is absent where a test or a page calls in process. */
export interface Env {
  Bindings: Partial<HttpBindings>
  Variables: { visitor: Visitor; requestId: string }
}
