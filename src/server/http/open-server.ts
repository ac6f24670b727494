import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { hasValidHost, refuseConnection, refuseRequest } from './broken-request.ts'
import { Connections } from './connections.ts'

const IDLE_CHECK_MS = 50
/** Node's default interval of 30 s would let slow requests exceed the time-out by far. */
const MAX_TIMEOUT_CHECK_MS = 1_000

export interface HttpServer {
  port: number
  /**
   * Closes the server: responses say `Connection: close`, idle connections end, open requests finish.
   * @returns the number of requests cut after the time-out
   */
  close(): Promise<number>
}

/**
 * Listens for HTTP. A request that exceeds the configured time-outs gets a 408.
 * @throws Error if the port is in use
 */
export async function openServer(listener: RequestListener, config: Config): Promise<HttpServer> {
  const connections = new Connections()
  const { keepAliveMs, headersMs, requestMs } = config
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    connections.begin(request.socket, response)
    if (hasValidHost(request)) listener(request, response)
    else refuseRequest(config, response)
  }
  const server = createServer(
    {
      keepAliveTimeout: keepAliveMs,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.min(MAX_TIMEOUT_CHECK_MS, headersMs / 2),
      // Node's own answers have no body and no security headers.
      requireHostHeader: false,
    },
    onRequest,
  )
  // An unknown expectation may be ignored (RFC 9110, section 10.1.1); Node would answer a bare 417.
  server.on('checkExpectation', onRequest)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (connections.isAnswering(socket)) socket.destroy()
    else refuseConnection(config, error, socket)
  })
  server.on('connection', (socket) => connections.add(socket))
  server.listen(config.port, config.host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function close(): Promise<number> {
    connections.startClosing()
    await pause(config.closingDelayMs)
    const closed = once(server, 'close')
    // `http.Server.close` would reset connections whose next request is arriving.
    NetServer.prototype.close.call(server)
    const idleCheck = setInterval(() => connections.endIdle(), IDLE_CHECK_MS)
    connections.endIdle()
    let cut = 0
    const overdue = setTimeout(() => {
      cut = connections.cut()
    }, config.closingMs)
    await closed
    clearInterval(idleCheck)
    clearTimeout(overdue)
    return cut
  }

  return { port, close }
}
