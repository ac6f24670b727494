import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Send } from '../../src/contract/send-call.ts'

const agent = new Agent({ keepAlive: true })

/**
 * A sender of one visitor with an address and cookies of their own. `fetch` takes twice its CPU, which the shop that is
 * measured on the same machine would lack.
 */
export function createLightSender(origin: string): Send {
  const address = `10.${randomByte()}.${randomByte()}.${randomByte()}`
  const cookies = new Map<string, string>()
  return async (path, { method = 'GET', headers, body = '' }) => {
    const own = {
      'X-Forwarded-For': address,
      Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      'Content-Length': Buffer.byteLength(String(body)),
    }
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { agent, method, headers: { ...(headers as Record<string, string>), ...own } }
      request(origin + path, options, resolve)
        .on('error', reject)
        .end(body)
    })
    for (const cookie of response.headers['set-cookie'] ?? []) {
      const [key = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(key, value)
    }
    return new Response(await buffer(response), { status: response.statusCode ?? 0 })
  }
}

const randomByte = () => Math.floor(Math.random() * 256)
