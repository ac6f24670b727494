import { type Draft, describeRequest, type FuzzRequest, toRequest } from './draft.ts'
import type { FuzzedShop } from './fuzzed-shop.ts'
import { codeOf, type Fault, faultOf, HANG_MS } from './judge.ts'
import type { KnownValues } from './known-values.ts'
import type { Person } from './people.ts'
import { type Answer, createSender } from './send.ts'

export interface Tally {
  sent: number
  /** By status, and of the deliberate 503 by code. */
  statuses: Record<string, number>
  /** Answers of success by call. */
  succeeded: Record<string, number>
  slowestMs: number
}

/** An answer may be late because the machine is busy: it is a hang if it is late every time, and others are not. */
const TRIES = 3
const HEALTHY_ANSWERS = 20
/** A table or a picture takes longer to read, by its size. */
const BYTES_A_SECOND = 64 * 1024
const HEALTH: FuzzRequest = {
  ...{ call: 'GET /api/health', who: 'nobody', method: 'GET', target: '/api/health', headers: {}, body: undefined },
}

/** Sends generated requests as their people, judges the answers, and takes up what they hold. */
export function createProbe(shop: FuzzedShop) {
  const { send, close } = createSender(shop.port)
  const cookies = new Map<Person, string>()
  const tally: Tally = { sent: 0, statuses: {}, succeeded: {}, slowestMs: 0 }

  async function cookieOf(who: Person): Promise<string> {
    const kept = cookies.get(who)
    if (kept !== undefined || who === 'nobody' || who === 'guest') return kept ?? ''
    const cookie = await shop.newPerson(who)
    cookies.set(who, cookie)
    return cookie
  }

  function keepCookies({ who }: FuzzRequest, { status, headers, text }: Answer): void {
    if (status === 401 && codeOf(text) === 'sign_in_required') cookies.delete(who)
    if (who !== 'guest') return
    const guest = [headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('guest='))
    if (guest !== undefined) cookies.set('guest', guest.split(';')[0] ?? '')
  }

  async function attempt(request: FuzzRequest): Promise<Answer> {
    const answer = await send(request, await cookieOf(request.who))
    tally.sent += 1
    const code = answer.status === 503 ? ` ${codeOf(answer.text)}` : ''
    const status = `${answer.status}${code}`
    tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
    if (answer.status < 400) tally.succeeded[request.call] = (tally.succeeded[request.call] ?? 0) + 1
    keepCookies(request, answer)
    return answer
  }

  /** A hang that repeats, or any other fault of the first answer. */
  async function judged(request: FuzzRequest): Promise<{ answer: Answer | null; fault: Fault | null }> {
    let fastest = Number.POSITIVE_INFINITY
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await attempt(request)
      const fault = faultOf(request, answer)
      fastest = Math.min(fastest, answer.ms)
      const isSoon = fastest <= HANG_MS * (1 + (request.body?.length ?? 0) / BYTES_A_SECOND)
      if (fault !== null || isSoon) {
        tally.slowestMs = Math.max(tally.slowestMs, fastest)
        return { answer, fault }
      }
    }
    const { ms } = await attempt(HEALTH)
    if (fastest < ms * HEALTHY_ANSWERS) return { answer: null, fault: null }
    return { answer: null, fault: { kind: 'hang', what: `an answer after ${Math.round(fastest)} ms` } }
  }

  /** @returns what is wrong with the answer, and the request as it was sent */
  async function probe(draft: Draft, known: KnownValues): Promise<{ fault: Fault | null; sent: string }> {
    const request = toRequest(draft, known)
    try {
      const { answer, fault } = await judged(request)
      if (answer !== null) learnFrom(request, answer, known)
      return { fault, sent: describeRequest(request) }
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException
      // Node's client refuses to send some of what a raw socket can.
      if (/^ERR_(INVALID|UNESCAPED|HTTP)/.test(code)) return { fault: null, sent: '' }
      if (!shop.isAlive())
        return { fault: { kind: 'the shop has ended', what: shop.output() }, sent: describeRequest(request) }
      return { fault: { kind: 'no answer', what: `${code} ${message}` }, sent: describeRequest(request) }
    }
  }

  return { probe, tally, close }
}

function learnFrom({ target }: FuzzRequest, { status, headers, text }: Answer, known: KnownValues): void {
  // A HEAD, and an answer that was packed.
  if (text === '') return
  if (status >= 300 || text.length > 300_000 || !String(headers['content-type']).startsWith('application/json')) return
  const noun = target.split(/[/?]/)[target.startsWith('/api/admin/') ? 3 : 2] ?? ''
  known.learn(JSON.parse(text), noun.replace(/s$/, ''))
}
