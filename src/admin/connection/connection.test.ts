import { beforeEach, expect, test, vi } from 'vitest'
import { isConnectionLost, noteAnswer, noteLoss } from './connection.ts'

const now = vi.spyOn(performance, 'now')
beforeEach(() => noteAnswer(Number.POSITIVE_INFINITY))

test('an answer to a call of before the loss does not end it', () => {
  now.mockReturnValue(500)
  noteLoss()
  noteAnswer(499)
  expect(isConnectionLost()).toBe(true)
})

test('an answer to a call of after the loss ends it', () => {
  now.mockReturnValue(500)
  noteLoss()
  noteAnswer(501)
  expect(isConnectionLost()).toBe(false)
})
