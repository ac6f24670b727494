import { expect, test } from 'vitest'
import { createQueryClient } from './queries.ts'

const KEY = ['/api/cart']

/** A client whose reads answer when they are told to. */
function createClient() {
  const answers: ((data: unknown) => void)[] = []
  const read = () => new Promise((resolve) => answers.push(resolve))
  return { queries: createQueryClient({ read: read as never }), answer: (data: unknown) => answers.shift()?.(data) }
}

test('a read that began before a change does not undo its answer', async () => {
  const { queries, answer } = createClient()
  queries.setQueryData(KEY, { version: 1 })
  const reading = queries.fetchQuery({ queryKey: KEY, staleTime: 0 }).catch(() => null)
  queries.setQueryData(KEY, { version: 2 })
  answer({ version: 1 })
  await reading
  expect(queries.getQueryData(KEY)).toEqual({ version: 2 })
  expect(queries.getQueryState(KEY)).toMatchObject({ status: 'success', fetchStatus: 'idle' })
})

test('a change of what is not known yet leaves its first read alone', async () => {
  const { queries, answer } = createClient()
  const reading = queries.fetchQuery({ queryKey: KEY })
  queries.setQueryData(KEY, (known: unknown) => known && { version: 2 })
  answer({ version: 1 })
  expect(await reading).toEqual({ version: 1 })
  expect(queries.getQueryData(KEY)).toEqual({ version: 1 })
})
