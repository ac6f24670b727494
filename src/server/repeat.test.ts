import { expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

test('rounds that fall due while one is under way are left out, and a failed one is followed by the next', async () => {
  vi.useFakeTimers()
  const begun: PromiseWithResolvers<void>[] = []
  const errors: unknown[] = []
  const work = () => {
    const round = Promise.withResolvers<void>()
    begun.push(round)
    return round.promise
  }
  const stop = repeat(1_000, work, (error) => errors.push(error))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(begun).toHaveLength(1)
  begun[0]?.reject(new Error('the database is away'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(begun).toHaveLength(2)
  expect(errors).toHaveLength(1)
  begun[1]?.resolve()
  await stop()
  vi.useRealTimers()
})
