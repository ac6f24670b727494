import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, faultOf, HANG_MS } from './judge.ts'
import type { RawDraft } from './raw-requests.ts'
import type { Answer } from './send.ts'

const DROP_MS = 120
/** A half request is ended by the time-outs of the shop under test: two seconds, looked at each half second. */
const MOST_HALF_MS = 4_000
/** Whoever keeps a connection open is told that nothing more comes, after a while in which answers can begin. */
const QUIET_MS = 60

/** Writes bytes to a connection of their own and judges what comes back. @returns the answers, and what is wrong */
export async function sendRaw(port: number, draft: RawDraft): Promise<{ answers: Answer[]; fault: Fault | null }> {
  const begun = performance.now()
  const got = await exchange(port, draft)
  const ms = performance.now() - begun
  const answers = readAnswers(got.bytes)
  return { answers, fault: rawFault(draft, answers, { ms, isEnded: got.isEnded }) }
}

function exchange(port: number, { parts, isHalf = false }: RawDraft): Promise<{ bytes: Buffer; isEnded: boolean }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    const finish = (isEnded: boolean) => {
      clearTimeout(longest)
      socket.destroy()
      resolve({ bytes: Buffer.concat(chunks), isEnded })
    }
    const longest = setTimeout(() => finish(false), MOST_HALF_MS)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
    })
    socket.on('close', () => finish(true))
    socket.on('error', () => finish(true))
    socket.on('connect', async () => {
      for (const part of parts) {
        if (socket.destroyed) return
        socket.write(Buffer.from(part, 'latin1'))
        if (parts.length > 1) await pause(DROP_MS)
      }
      if (!isHalf) setTimeout(() => socket.end(), QUIET_MS)
    })
  })
}

function rawFault(draft: RawDraft, answers: readonly Answer[], { ms, isEnded }: { ms: number; isEnded: boolean }) {
  if (!isEnded) return { kind: 'hang', what: `no end after ${Math.round(ms)} ms` }
  if (!draft.isHalf && ms > HANG_MS) return { kind: 'hang', what: `an end after ${Math.round(ms)} ms` }
  const final = answers.filter(({ status }) => status !== 100)
  if (final.length > draft.most) return { kind: 'smuggled', what: `${final.length} answers instead of ${draft.most}` }
  // What is changed may name a page instead.
  const target = /\s\/?api\/|\/\/[^/]*\/api\//.test(draft.parts.join('')) ? '/api/cart' : '/'
  for (const answer of final) {
    const asked = {
      call: draft.call,
      who: 'nobody' as const,
      method: 'POST',
      target,
      headers: {},
      body: undefined,
    }
    const fault = faultOf(asked, answer)
    if (fault !== null) return fault
  }
  return null
}

/** Answers from the bytes of a connection. Bodies are in chunks or of a length; without either, up to the end. */
export function readAnswers(bytes: Buffer): Answer[] {
  const answers: Answer[] = []
  let rest = bytes.toString('latin1')
  while (rest.startsWith('HTTP/1.')) {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) break
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n')
    const status = Number(first.split(' ')[1])
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    )
    const { text, length } = readBody(rest.slice(end + 4), headers, status)
    answers.push({ status, headers, text: Buffer.from(text, 'latin1').toString('utf8'), ms: 0, writes: [] })
    rest = rest.slice(end + 4 + length)
  }
  return answers
}

function readBody(rest: string, headers: Readonly<Record<string, string>>, status: number) {
  if (status === 100 || status === 304) return { text: '', length: 0 }
  if (headers['transfer-encoding'] === 'chunked') return readChunks(rest)
  const length = headers['content-length'] === undefined ? rest.length : Number(headers['content-length'])
  // After a HEAD or a CONNECT there is no body, and the next answer begins.
  return rest.startsWith('HTTP/1.1 ') ? { text: '', length: 0 } : { text: rest.slice(0, length), length }
}

function readChunks(rest: string): { text: string; length: number } {
  let text = ''
  let at = 0
  for (;;) {
    const line = rest.indexOf('\r\n', at)
    const size = line < 0 ? 0 : Number.parseInt(rest.slice(at, line), 16)
    if (!size) return { text, length: line < 0 ? rest.length : line + 4 }
    text += rest.slice(line + 2, line + 2 + size)
    at = line + 2 + size + 2
  }
}
