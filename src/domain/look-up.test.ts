import { expect, test } from 'vitest'
import { lookUp } from './look-up.ts'

const colors = { gold: 'Gold', black: 'Black' }

test('a key of the table is found', () => {
  expect(lookUp(colors, 'gold')).toBe('Gold')
})

test.each(['silver', '', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])('%j is not found', (key) => {
  expect(lookUp(colors, key)).toBeUndefined()
})
