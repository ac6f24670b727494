import { expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

test('a round is skipped while one is running; a failed one is followed by the next', async () => {
  vi.useFakeTimers()
  const rounds: PromiseWithResolvers<void>[] = []
  const errors: unknown[] = []
  const work = () => {
    const round = Promise.withResolvers<void>()
    rounds.push(round)
    return round.promise
  }
  const stop = repeat(1_000, work, (error) => errors.push(error))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rounds).toHaveLength(1)
  rounds[0]?.reject(new Error('the database is unavailable'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(rounds).toHaveLength(2)
  expect(errors).toHaveLength(1)
  rounds[1]?.resolve()
  await stop()
  vi.useRealTimers()
})
