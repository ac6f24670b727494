import { existsSync, readFileSync } from 'node:fs'
import { type AnswerCounts, createAnswerCounts, kindOf } from './answer-counts.ts'
import type { LedgerLine } from './ledger-line.ts'

/** An answer of the shop; `status` is 0 where there was none. */
export interface Answer {
  method: string
  path: string
  status: number
  /** The code of the error. */
  code?: string
  /** By which the line in the shop's log is found. */
  requestId?: string
}

export type OnAnswer = (answer: Answer) => void

/** A call that was answered, or not. */
export async function readAnswer(url: string, init: RequestInit, response: Response | null): Promise<Answer> {
  const call = { method: init.method ?? 'GET', path: new URL(url).pathname, status: response?.status ?? 0 }
  if (response === null || response.status < 500) return call
  const body = await response
    .clone()
    .text()
    .catch(() => '')
  const find = (name: string) => new RegExp(`"${name}":"([\\w.-]+)"`).exec(body)?.[1] ?? 'unknown'
  return { ...call, code: find('code'), requestId: find('requestId') }
}

/** Counts answers, and keeps those that are failures of the shop's own: 500, and what is not "I cannot now". */
export function createAnswers() {
  const counts = createAnswerCounts()
  const failed: Answer[] = []
  return {
    note(answer: Answer): void {
      counts.note(answer.status)
      if (kindOf(answer.status) === 'failed') failed.push(answer)
    },
    takeWindow: (): AnswerCounts => counts.takeWindow(),
    /** @param log the file into which the shop has written its errors */
    line(log: string): LedgerLine {
      const { succeeded, refused, unavailable } = counts.total
      const lines = failed.length > 0 && existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []
      return {
        name: 'answers, none of them a failure of the shop’s own (5xx but for 502, 503 and 504)',
        figure: succeeded + refused + unavailable + failed.length,
        faults: failed.map((answer) => describeFailure(answer, lines)),
      }
    },
  }
}

function describeFailure({ method, path, status, code, requestId }: Answer, lines: readonly string[]): string {
  const logged = lines.filter((line) => requestId !== undefined && line.includes(requestId))
  return [`${method} ${path} ${status} ${code}, request ${requestId}`, ...logged].join('\n           ')
}
