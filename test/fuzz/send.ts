import { Agent, type IncomingMessage, request as open } from 'node:http'
import type { FuzzRequest } from './draft.ts'
import type { Write } from './note-writes.ts'

export interface Answer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  text: string
  ms: number
  writes: readonly Write[]
}

/** After this long without an answer the connection is cut. */
const MOST_MS = 8_000

/** Sends one request at a time to a shop on loopback. */
export function createSender(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })

  const send = (to: FuzzRequest, cookie: string, isAgain = false): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { method, target, headers, body } = to
      const begun = performance.now()
      const all: Record<string, string> = { ...(cookie === '' ? {} : { Cookie: cookie }), ...headers }
      // An empty length asks for a body in chunks.
      if (all['Content-Length'] === '') delete all['Content-Length']
      const options = { host: '127.0.0.1', port, method, path: target, headers: all, timeout: MOST_MS }
      const request = open({ ...options, agent: isLengthTrue(all, body) ? agent : false })
      request.on('response', (response) => readAnswer(response, begun).then(resolve, reject))
      request.on('timeout', () => request.destroy(new Error(`no answer in ${MOST_MS} ms`)))
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The shop may have ended the connection while the request was on its way: a new one must work.
        const isRace = request.reusedSocket && error.code === 'ECONNRESET' && !isAgain
        if (isRace) send(to, cookie, true).then(resolve, reject)
        else reject(error)
      })
      request.end(body)
    })
  return { send, close: () => agent.destroy() }
}

/** With a wrong length the shop takes the next request on the connection for the rest of the body. */
const isLengthTrue = ({ 'Content-Length': length }: Record<string, string>, body: Buffer | undefined) =>
  length === undefined || Number(length) === (body?.length ?? 0)

async function readAnswer(response: IncomingMessage, begun: number): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const { statusCode = 0, headers } = response
  const noted = headers['x-fuzz-writes']
  return {
    status: statusCode,
    headers,
    text: headers['content-encoding'] === undefined ? Buffer.concat(chunks).toString('utf8') : '',
    ms: performance.now() - begun,
    writes: typeof noted === 'string' ? parseWrites(noted) : [],
  }
}

/** A very long list is cut off by the shop under test. */
function parseWrites(noted: string): Write[] {
  try {
    return JSON.parse(noted)
  } catch {
    return JSON.parse(`${noted.slice(0, noted.lastIndexOf('},'))}}]`)
  }
}
