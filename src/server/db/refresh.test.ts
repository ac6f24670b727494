import { expect, test, vi } from 'vitest'
import { type Change, Refresh } from './refresh.ts'

const HOUR_MS = 3_600_000
const SOON = { timeout: 15_000 }

/** A refresh that records its reads; the test decides their results. */
function openRefresh(read: (change: Change) => Promise<void> = async () => {}, rereadMs = HOUR_MS) {
  const reads: Change[] = []
  const onError = vi.fn<(error: unknown, pauseMs: number) => void>()
  const refresh = new Refresh(
    (change) => {
      reads.push(change)
      return read(change)
    },
    { rereadMs, onError },
  )
  refresh.start()
  return { refresh, reads, onError }
}

test('simultaneous changes are read together, changes during a read after it', async () => {
  const first = Promise.withResolvers<void>()
  const { refresh, reads } = openRefresh(() => (reads.length === 1 ? first.promise : Promise.resolve()))
  for (const payload of ['1', '2', '1']) refresh.hear(payload)
  await vi.waitFor(() => expect(reads).toEqual([[1, 2]]), SOON)
  refresh.hear('1')
  first.resolve()
  await vi.waitFor(() => expect(reads).toEqual([[1, 2], [1]]), SOON)
})

test('a change notified during a full read is read after it', async () => {
  const whole = Promise.withResolvers<void>()
  const { refresh, reads } = openRefresh(() => (reads.length === 1 ? whole.promise : Promise.resolve()))
  refresh.hear('all')
  await vi.waitFor(() => expect(reads).toEqual(['all']), SOON)
  refresh.hear('7')
  whole.resolve()
  await vi.waitFor(() => expect(reads).toEqual(['all', [7]]), SOON)
})

test('a failed read is retried as a full read, with growing pauses, and reported once per failure', async () => {
  const { refresh, reads, onError } = openRefresh(async () => {
    if (reads.length <= 3) throw new Error(`failure ${reads.length}`)
  })
  refresh.hear('7')
  await vi.waitFor(() => expect(reads).toEqual([[7], 'all', 'all', 'all']), SOON)
  expect(onError.mock.calls.map(([error, pauseMs]) => [String(error), pauseMs])).toEqual([
    ['Error: failure 1', 100],
    ['Error: failure 2', 200],
    ['Error: failure 3', 400],
  ])
})

test('too many changed ids cause a full read', async () => {
  const { refresh, reads } = openRefresh()
  for (let id = 1; id <= 70_000; id++) refresh.hear(String(id))
  await vi.waitFor(() => expect(reads).toEqual(['all']), SOON)
})

test('full reads are periodic until it is closed', async () => {
  const { refresh, reads } = openRefresh(undefined, 5)
  await vi.waitFor(() => expect(reads.length).toBeGreaterThan(2), SOON)
  await refresh.close()
  const count = reads.length
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(reads).toHaveLength(count)
})

test('closing waits for the running read and then reports neither failures nor changes', async () => {
  const read = Promise.withResolvers<void>()
  const { refresh, reads, onError } = openRefresh(() => read.promise)
  refresh.hear('1')
  await vi.waitFor(() => expect(reads).toHaveLength(1), SOON)
  refresh.hear('2')
  const closed = refresh.close()
  read.reject(new Error('the database was closed'))
  await closed
  expect(onError).not.toHaveBeenCalled()
  expect(reads).toEqual([[1]])
})
