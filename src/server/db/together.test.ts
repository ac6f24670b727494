import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { together } from './together.ts'

const later = async <T>(ms: number, result: () => T): Promise<T> => {
  await pause(ms)
  return result()
}
const fail = (message: string) => () => {
  throw new Error(message)
}

test('the results are in the order of the work', async () => {
  expect(await together([later(5, () => 'slow'), later(1, () => 2)])).toEqual(['slow', 2])
})

test('what failed first is thrown, once all have ended', async () => {
  const ended: string[] = []
  const works = [
    later(10, fail('second')),
    later(1, fail('first')),
    later(20, () => ended.push('the last work')),
  ] as const
  await expect(together(works)).rejects.toThrow('first')
  expect(ended).toEqual(['the last work'])
})

test('what the database did not run since something else had failed is not thrown', async () => {
  const aborted = Object.assign(new Error('current transaction is aborted'), { code: '25P02' })
  const works = [
    later(1, () => Promise.reject(aborted)),
    later(5, fail('the reason')),
    later(9, fail('too late')),
  ] as const
  await expect(together(works)).rejects.toThrow('the reason')
})
