import { expect, test } from 'vitest'
import { stepsAfterOrder } from './after-order.ts'

test.each([
  ['a prescription that follows', [['later', false]], ['later']],
  ['one that follows, with measuring', [['later', true]], ['later', 'visit']],
  ['an eye test', [['eye_test', true]], ['eye_test']],
  ['two that were sent', [['typed', false] as const, ['photo', false] as const], ['checked']],
  ['one that was sent, with measuring', [['saved', true]], ['visit', 'checked']],
  ['lenses without power', [['none', false]], []],
] as const)('after %s the buyer is told what happens', (_name, lenses, steps) => {
  const ordered = lenses.map(([prescription, needsVisit]) => ({ prescription, needsVisit }))
  expect(stepsAfterOrder(ordered)).toEqual(steps)
})
