import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createAnswers, readAnswer } from '../../test/soak/answers.ts'
import type { Health } from '../../test/soak/health.ts'
import {
  type ControlNote,
  healthLines,
  MOST_DELAY_MS,
  MOST_GROWTH_MB,
  MOST_MEMORY_MB,
} from '../../test/soak/health-lines.ts'

/** The limits of the soak must be able to fail, and only they. */
const note = (change: Partial<Health>): Health => ({
  ...{ pid: 1, now: 0, aliveMs: 30_000, at: 10_000, delayMs: 20, memoryMb: 400 },
  ...change,
})
/** Four notes a second for ten seconds, each of which did its work in so many milliseconds. */
const control = (workMs: (at: number) => number): ControlNote[] =>
  Array.from({ length: 40 }, (_, index) => ({ at: index * 250, workMs: workMs(index * 250), sum: 1 }))
const quiet = control(() => 20)
const wrong = (notes: Health[], beside = quiet) =>
  healthLines(notes, beside)
    .filter(({ faults }) => faults.length > 0)
    .map(({ name }) => name.replace(/,? (in|of|between) .*/, ''))

test('an event loop that is held on a quiet machine is a wrong line, and one that waits for a core is none', () => {
  const late = note({ at: 5_000, delayMs: MOST_DELAY_MS + 1 })
  expect(wrong([note({ delayMs: MOST_DELAY_MS })])).toEqual([])
  expect(wrong([late])).toEqual(['longest event-loop delay'])
  const isSlow = (from: number, to: number) => control((at) => (at >= from && at <= to ? 60 : 20))
  expect(wrong([late], isSlow(4_000, 5_000))).toEqual([])
  expect(wrong([late], isSlow(8_000, 9_000))).toEqual(['longest event-loop delay'])
  const stopped = quiet.filter(({ at }) => at < 3_500 || at > 5_000)
  expect(wrong([late], stopped)).toEqual([])
})

test('a delay is not judged without a control', () => {
  expect(wrong([note({})], [])).toEqual(['longest event-loop delay'])
})

test('a process that is too large is a wrong line', () => {
  expect(wrong([note({ memoryMb: MOST_MEMORY_MB })])).toEqual([])
  expect(wrong([note({}), note({ memoryMb: MOST_MEMORY_MB + 1 })])).toEqual(['most memory'])
})

test('lives that are larger than earlier ones of their age are a wrong line', () => {
  const life = (pid: number, change: Partial<Health>) =>
    Array.from({ length: 10 }, (_, index) => note({ pid, at: pid * 10_000 + index, aliveMs: 12_000, ...change }))
  const lives = (memoryMb: (pid: number) => number, aliveMs?: (pid: number) => number) =>
    [1, 2, 3, 4, 5, 6].flatMap((pid) =>
      life(pid, { memoryMb: memoryMb(pid), ...(aliveMs && { aliveMs: aliveMs(pid) }) }),
    )
  const grown = (pid: number) => (pid > 3 ? 300 + MOST_GROWTH_MB + 1 : 300)
  expect(wrong(lives(() => 300))).toEqual([])
  expect(wrong(lives(grown))).toEqual(['most growth'])
  // Older lives are larger.
  expect(wrong(lives(grown, (pid) => (pid > 3 ? 50_000 : 12_000)))).toEqual([])
})

test('an answer of 500 is a wrong line that shows what the shop logged; 502, 503 and 504 are none', async () => {
  const answers = createAnswers()
  const folder = mkdtempSync(join(tmpdir(), 'soak-log-'))
  const log = join(folder, 'log')
  writeFileSync(log, '{"requestId":"other","msg":"not this"}\n{"requestId":"a-b.c","msg":"a request failed"}\n')
  const note = async (status: number) => {
    const body = JSON.stringify({ error: { code: 'internal', message: 'x', requestId: 'a-b.c' } })
    const response = new Response(status === 204 ? null : body, { status })
    answers.note(await readAnswer('http://shop.test/api/carts?x=1', { method: 'POST' }, response))
    return response
  }
  for (const status of [204, 404, 502, 503, 504]) await note(status)
  answers.note(await readAnswer('http://shop.test/api/carts', {}, null))
  expect(answers.line(log)).toMatchObject({ figure: 5, faults: [] })
  const failed = await note(500)
  expect(await failed.json()).toMatchObject({ error: { code: 'internal' } })
  await note(501)
  const { figure, faults } = answers.line(log)
  expect(figure).toBe(7)
  expect(faults).toHaveLength(2)
  expect(faults[0]).toContain('POST /api/carts 500 internal, request a-b.c')
  expect(faults[0]).toContain('a request failed')
  expect(faults[0]).not.toContain('not this')
  rmSync(folder, { recursive: true })
})
