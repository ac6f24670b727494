import { expect, test, vi } from 'vitest'
import { runExclusively } from './use-async-action.ts'

function setUp(action: () => Promise<unknown>) {
  const run = { action: vi.fn(action), onError: vi.fn(), setBusy: vi.fn() }
  const lock = { isHeld: false }
  return { ...run, run: () => runExclusively(lock, run) }
}

test('a second call while the first one runs does nothing', async () => {
  const { action, setBusy, run } = setUp(async () => {})
  await Promise.all([run(), run()])
  expect(action).toHaveBeenCalledTimes(1)
  expect(setBusy.mock.calls).toEqual([[true], [false]])
})

test('a call after the first one has ended runs again', async () => {
  const { action, run } = setUp(async () => {})
  await run()
  await run()
  expect(action).toHaveBeenCalledTimes(2)
})

test('an error is handed on, and does not block the next call', async () => {
  const failure = new Error('no network')
  const { action, onError, setBusy, run } = setUp(() => Promise.reject(failure))
  await run()
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure)
  expect(setBusy).toHaveBeenLastCalledWith(false)
  await run()
  expect(action).toHaveBeenCalledTimes(2)
})

test('an action that throws before it waits is an error like any other', async () => {
  const { onError, setBusy, run } = setUp(() => {
    throw new Error('no cart')
  })
  await run()
  expect(onError).toHaveBeenCalledTimes(1)
  expect(setBusy).toHaveBeenLastCalledWith(false)
})
