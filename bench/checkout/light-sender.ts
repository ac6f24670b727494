import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Send } from '../../src/contract/send-call.ts'
import { createVisitor } from '../../test/support/visitor.ts'

const agent = new Agent({ keepAlive: true })

/** A sender of one visitor. `fetch` takes more CPU, which the shop that is measured on the same machine would lack. */
export function createLightSender(origin: string): Send {
  const visitor = createVisitor()
  return async (path, { method = 'GET', headers, body = '' }) => {
    const own = { ...visitor.headers(), 'Content-Length': Buffer.byteLength(String(body)) }
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { agent, method, headers: { ...(headers as Record<string, string>), ...own } }
      request(origin + path, options, resolve)
        .on('error', reject)
        .end(body)
    })
    visitor.keepCookies(response.headers['set-cookie'] ?? [])
    return new Response(await buffer(response), { status: response.statusCode ?? 0 })
  }
}
