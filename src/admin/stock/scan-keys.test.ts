import { expect, test } from 'vitest'
import { createScanReader } from './scan-keys.ts'

const CODE = '5901234123457'

function press(codes: string[], gapMs: number) {
  const reader = createScanReader()
  return codes.map((code, index) => reader.read({ code, shiftKey: false, timeStamp: index * gapMs })).at(-1)
}

const digits = [...CODE].map((digit) => `Digit${digit}`)

test('keys as fast as a scanner’s, ending in Enter, are a code', () => {
  expect(press([...digits, 'Enter'], 8)).toBe(CODE)
  expect(press([...digits, 'NumpadEnter'], 34)).toBe(CODE)
})

test('keys as slow as a person’s are none', () => {
  expect(press([...digits, 'Enter'], 35)).toBeNull()
})

test('letters are read by their place, so a Greek layout gives the same code', () => {
  expect(press(['KeyH', 'KeyE', 'KeyL', 'Minus', 'KeyA', 'Digit1', 'Enter'], 5)).toBe('HEL-A1')
})

test('what was typed before the scan does not belong to it', () => {
  const reader = createScanReader()
  reader.read({ code: 'KeyX', shiftKey: false, timeStamp: 0 })
  const scanned = [...digits, 'Enter'].map((code, index) =>
    reader.read({ code, shiftKey: false, timeStamp: 500 + index * 5 }),
  )
  expect(scanned.at(-1)).toBe(CODE)
})

test('a short burst before Enter is no code, and nor is one with an arrow in it', () => {
  expect(press(['Digit1', 'Digit2', 'Enter'], 5)).toBeNull()
  expect(press([...digits, 'ArrowLeft', 'Digit1', 'Enter'], 5)).toBeNull()
})
