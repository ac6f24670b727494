import type { HttpBindings } from '@hono/node-server'
import type { Language } from '../../domain/shop-facts.ts'

/** A signed-in user (session cookie), a guest (signed guest cookie), both or neither. */
export interface Visitor {
  userId: number | null
  sessionId: string | null
  guestKey: string | null
  language: Language
  /** The client's network, for rate limits: an IPv4 address, or the first 64 bits of an IPv6 address. */
  address: string
}

/** `incoming` is absent in in-process calls. */
export interface Env {
  Bindings: Partial<HttpBindings>
  Variables: { visitor: Visitor; requestId: string }
}
