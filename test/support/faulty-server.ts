import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'

/** `before` and `after` its effect. `hang`: no answer; `cut`: the connection is lost. */
export type Fault = 'error before' | 'hang before' | 'error after' | 'hang after' | 'cut after'

/** An HTTP server on loopback whose calls can be made to fail, once each. */
export async function openFaultyServer(handle: (request: Request) => Response | Promise<Response>) {
  const faults: { path: RegExp; fault: Fault }[] = []
  const calls: string[] = []

  const server = createServer(
    getRequestListener(async (request, env) => {
      const call = `${request.method} ${new URL(request.url).pathname}`
      calls.push(call)
      const at = faults.findIndex(({ path }) => path.test(call))
      const [found] = at < 0 ? [] : faults.splice(at, 1)
      if (found?.fault === 'error before') return new Response('{}', { status: 503 })
      if (found?.fault === 'hang before') return new Promise<Response>(() => {})
      const response = await handle(request)
      if (found === undefined) return response
      if (found.fault === 'error after') return new Response('{}', { status: 500 })
      if (found.fault === 'cut after' && 'incoming' in env) env.incoming.socket.destroy()
      return new Promise<Response>(() => {})
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** `POST /path` of every request. */
    calls,
    failNext: (path: RegExp, fault: Fault) => void faults.push({ path, fault }),
    async close(): Promise<void> {
      server.closeAllConnections()
      const closed = once(server, 'close')
      server.close()
      await closed
    },
  }
}

export type FaultyServer = Awaited<ReturnType<typeof openFaultyServer>>
