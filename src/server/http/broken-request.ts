import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ERROR_STATUS, type ErrorCode, type Problem } from '../../contract/errors.ts'
import { DEFAULT_LANGUAGE } from '../../domain/shop-facts.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import type { Config } from '../config.ts'
import { safeHeaders } from './security-headers.ts'

type BrokenCode = Extract<ErrorCode, 'broken_request' | 'request_too_slow' | 'headers_too_large' | 'internal'>

/** The answer to a request that no route sees: the one shape of errors, with the security headers. */
function refusal(config: Config, code: BrokenCode): { status: number; headers: Record<string, string>; body: string } {
  const message = DICTIONARIES[DEFAULT_LANGUAGE].errors[code]
  const body = JSON.stringify({ error: { code, message } } satisfies Problem)
  const headers = {
    ...safeHeaders(config),
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }
  return { status: ERROR_STATUS[code], headers, body }
}

export function refuseRequest(config: Config, response: ServerResponse): void {
  const { status, headers, body } = refusal(config, 'broken_request')
  response.writeHead(status, headers).end(body)
}

/** For what could not be made a `Request` of, such as a host or a target that is no part of a URL. */
export function brokenRequestResponse(config: Config, error: unknown): Response {
  const isBroken = error instanceof Error && error.name === 'RequestError'
  const { status, headers, body } = refusal(config, isBroken ? 'broken_request' : 'internal')
  return new Response(body, { status, headers })
}

type ConnectionError = NodeJS.ErrnoException & { rawPacket?: Buffer }

/** Answers bytes that are no HTTP, and requests that took too long, and ends the connection. */
export function refuseConnection(config: Config, error: ConnectionError, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const { status, headers, body } = refusal(config, codeOf(error))
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
  // After the answer to a HEAD, a body would be read as the next one.
  if (error.rawPacket?.toString('latin1', 0, 5) !== 'HEAD ') socket.write(body)
  // `end` would wait for a client that never ends its half.
  socket.destroySoon()
}

function codeOf({ code }: NodeJS.ErrnoException): BrokenCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_too_slow'
  return code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'broken_request'
}

/** RFC 9112, section 3.2: exactly one host, from HTTP/1.1 on; Node takes the first of several. It must fit into a URL. */
export function hasValidHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts.push(rawHeaders[at + 1] ?? '')
  }
  if (hosts.length === 0) return httpVersion === '1.0'
  return hosts.length === 1 && /^[^\s/?#@\\]+$/.test(hosts[0] ?? '') && URL.canParse(`http://${hosts[0]}`)
}
