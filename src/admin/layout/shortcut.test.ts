import { expect, test } from 'vitest'
import { adminScreen } from '../site/screens.ts'
import { SCREENS_WITH_KEY, shortcutOf } from './shortcut.ts'

const press = (code: string, key: string, shiftKey = false) => ({ code, key, shiftKey })
const ALONE = { isAfterG: false, isInRow: false }

test('keys count by their place, so a Greek layout changes nothing', () => {
  for (const key of ['j', 'ξ']) expect(shortcutOf(press('KeyJ', key), ALONE)).toEqual({ is: 'row', by: 1 })
  for (const key of ['o', 'ο']) {
    expect(shortcutOf(press('KeyO', key), { ...ALONE, isAfterG: true })).toEqual({ is: 'go', screen: 'orders' })
  }
})

test('a letter of a screen does nothing without G before it', () => {
  expect(shortcutOf(press('KeyO', 'o'), ALONE)).toBeNull()
})

test('the slash leads into the search and, with Shift, to the list, also where it is another key', () => {
  expect(shortcutOf(press('Slash', '/'), ALONE)).toEqual({ is: 'search' })
  expect(shortcutOf(press('Slash', '?', true), ALONE)).toEqual({ is: 'list' })
  expect(shortcutOf(press('Digit7', '/', true), ALONE)).toEqual({ is: 'search' })
  expect(shortcutOf(press('Minus', '?', true), ALONE)).toEqual({ is: 'list' })
})

test('arrow keys move between rows only where the focus is in one', () => {
  expect(shortcutOf(press('ArrowDown', 'ArrowDown'), ALONE)).toBeNull()
  expect(shortcutOf(press('ArrowDown', 'ArrowDown'), { ...ALONE, isInRow: true })).toEqual({ is: 'row', by: 1 })
})

test('no two screens have the same key', () => {
  const keys = SCREENS_WITH_KEY.map((name) => adminScreen(name).key)
  expect(new Set(keys).size).toBe(keys.length)
})
