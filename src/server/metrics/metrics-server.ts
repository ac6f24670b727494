import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { type Family, formatFamilies } from './families.ts'

interface Where {
  port: number
  host: string
}

/**
 * Serves `/metrics` on a port of its own, which is not for the public.
 * @throws Error if the port is in use
 */
export async function openMetricsServer({ port, host }: Where, read: () => Promise<Family[]>, log: Logger) {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    try {
      const text = formatFamilies(await read())
      response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
    } catch (err) {
      log.warn({ err }, 'reading the metrics failed')
      response.writeHead(503).end()
    }
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
