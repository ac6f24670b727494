import { ApiError } from '../../src/contract/send-call.ts'
import { createVisitor } from '../support/visitor.ts'
import { type OnAnswer, readAnswer } from './answers.ts'
import { pause } from './network-faults.ts'

const PAUSE_MS = 150
/** Answers after which anybody tries again. A 500 is a fault of the run, noted where it is answered. */
const RETRIED = [500, 502, 503, 504]
/** 404: the shop was killed after it stored a cart, so the cookie that opens it never came. */
const REFUSALS = [404, 409, 429]

/** Repeats a call until it is answered; null where the shop refuses it. `onUnexpected` gets what nobody should get. */
export async function insist<T>(call: () => Promise<T>, onUnexpected: (message: string) => void): Promise<T | null> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (error instanceof ApiError && !RETRIED.includes(error.status)) {
        if (!REFUSALS.includes(error.status)) onUnexpected(`${error.status} ${error.message}`)
        return null
      }
      await pause(PAUSE_MS)
    }
  }
}

const LONGEST_ANSWER_MS = 60_000

/**
 * A `fetch` of one visitor.
 *
 * @param onAnswer called with each answer, or where there was none
 */
export function createSender(
  origin: string | (() => string),
  cookies = new Map<string, string>(),
  onAnswer: OnAnswer = () => {},
) {
  const visitor = createVisitor(cookies)
  return async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(visitor.headers())) headers.set(name, value)
    const url = (typeof origin === 'string' ? origin : origin()) + path
    const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(LONGEST_ANSWER_MS) }).catch(
      async (error: unknown) => {
        onAnswer(await readAnswer(url, init, null))
        throw error
      },
    )
    onAnswer(await readAnswer(url, init, response))
    visitor.keepCookies(response.headers.getSetCookie())
    return response
  }
}
