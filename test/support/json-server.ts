import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

type Answer = { status: number; body: unknown } | { status: number; bytes: Buffer } | { hangs: true }

/** An HTTP server on loopback for an outside system that speaks JSON. */
export async function openJsonServer(answer: (asked: Asked) => Answer) {
  const calls: Asked[] = []
  const server = createServer(async (request, response) => {
    const asked = await read(request)
    calls.push(asked)
    const given = answer(asked)
    if ('hangs' in given) return
    if ('bytes' in given) {
      response.writeHead(given.status, { 'Content-Type': 'application/pdf' }).end(given.bytes)
      return
    }
    response.writeHead(given.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(given.body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function read(request: IncomingMessage): Promise<Asked> {
  const url = new URL(request.url ?? '/', 'http://loopback')
  const body = await text(request)
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: body === '' ? {} : (JSON.parse(body) as Record<string, unknown>),
  }
}
