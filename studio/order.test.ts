import { expect, test } from 'vitest'
import { readOrder } from './order.ts'

const KNOWN = ['aviator-gold', 'carlotta-rose', 'carlotta']

test('without words everything is asked for', () => {
  expect(readOrder([], KNOWN)).toEqual({
    names: [],
    views: ['front', 'three-quarter', 'side', 'detail'],
    draft: false,
    list: false,
  })
})

test('names, views and how', () => {
  expect(readOrder(['carlotta', '--views=side,front', '--draft'], KNOWN)).toEqual({
    names: ['carlotta'],
    views: ['front', 'side'],
    draft: true,
    list: false,
  })
})

test.each([
  [['carlota-rose'], 'There is no name "carlota-rose". Perhaps carlotta-rose, carlotta?'],
  [['carlotta-pink'], 'There is no name "carlotta-pink". Perhaps carlotta-rose, carlotta?'],
  [['--views=back'], 'There is no view "back".'],
  [['lydra'], 'There is no name "lydra".'],
  [['--views='], 'There is no view "".'],
])('%j is refused', (args, message) => {
  expect(() => readOrder(args, KNOWN)).toThrow(message)
})

test('an unknown option is refused', () => {
  expect(() => readOrder(['--drafts'], KNOWN)).toThrow("Unknown option '--drafts'")
})

test('an option that the command does not take is refused', () => {
  expect(() => readOrder(['--draft'], KNOWN, ['list'])).toThrow("Unknown option '--draft'")
})
