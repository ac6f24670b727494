import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { Connections } from './connections.ts'

const LOOK_MS = 50
/** Time-outs are looked for this often; Node's own interval of 30 s would let a slow request take twice as long. */
const LONGEST_CHECK_MS = 1_000

export interface HttpServer {
  port: number
  /**
   * Closes the server: answers say `Connection: close`, idle connections end, requests under way are finished.
   *
   * @returns how many requests had to be cut when the time was over
   */
  close(): Promise<number>
}

/**
 * Listens for HTTP with the configured time-outs. A request whose headers or body take too long is answered with 408.
 *
 * @throws Error where the port is taken
 */
export async function openServer(listener: RequestListener, config: Config): Promise<HttpServer> {
  const connections = new Connections()
  const { keepAliveMs, headersMs, requestMs } = config
  const server = createServer(
    {
      keepAliveTimeout: keepAliveMs,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.min(LONGEST_CHECK_MS, headersMs / 2),
    },
    (request, response) => {
      connections.begin(request.socket, response)
      listener(request, response)
    },
  )
  server.on('connection', (socket) => connections.add(socket))
  server.listen(config.port, config.host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function close(): Promise<number> {
    connections.startClosing()
    await pause(config.closingDelayMs)
    const closed = once(server, 'close')
    // The close of an HTTP server would at once reset connections whose next request is on its way.
    NetServer.prototype.close.call(server)
    const looking = setInterval(() => connections.endIdle(), LOOK_MS)
    connections.endIdle()
    let cut = 0
    const overdue = setTimeout(() => {
      cut = connections.cut()
    }, config.closingMs)
    await closed
    clearInterval(looking)
    clearTimeout(overdue)
    return cut
  }

  return { port, close }
}
