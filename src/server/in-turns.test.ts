import { expect, test } from 'vitest'
import { mapInTurns } from './in-turns.ts'

test('a long list is mapped in order, and the process does other work in between', async () => {
  let others = 0
  const timer = setInterval(() => others++, 1)
  const items = Array.from({ length: 60 }, (_, index) => index)
  const results = await mapInTurns(items, (item) => {
    const until = performance.now() + 2
    while (performance.now() < until);
    return item * 2
  })
  clearInterval(timer)
  expect(results).toEqual(items.map((item) => item * 2))
  expect(others).toBeGreaterThan(3)
})

test('an error ends it', async () => {
  const failing = mapInTurns([1, 2], () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
})
