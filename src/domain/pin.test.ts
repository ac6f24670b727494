import { expect, test } from 'vitest'
import { isSimplePin } from './pin.ts'

test.each(['1111', '00000000', '1234', '0123', '45678', '4321', '9876'])('%s is too simple for a PIN', (pin) => {
  expect(isSimplePin(pin)).toBe(true)
})

test.each(['1112', '1235', '1357', '8042', '1243', '9012'])('%s may be a PIN', (pin) => {
  expect(isSimplePin(pin)).toBe(false)
})
