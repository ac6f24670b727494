import { createClient } from '../../src/contract/client.ts'
import type { TestShop } from './test-shop.ts'

/** A new visitor without cookies at a network address; for a shop with one trusted proxy. */
export function visitorFrom(shop: TestShop, address: string) {
  const visitor = shop.visitor()
  const send = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('X-Forwarded-For', address)
    return visitor.send(path, { ...init, headers })
  }
  const post = (path: string, body: unknown) =>
    send(path, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })
  return { ...visitor, send, post, api: createClient(send) }
}
