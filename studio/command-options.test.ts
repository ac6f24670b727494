import { expect, test } from 'vitest'
import { parseCommandOptions } from './command-options.ts'

const KNOWN = ['aviator-gold', 'carlotta-rose', 'carlotta']

test('without arguments all names and views are selected', () => {
  expect(parseCommandOptions([], KNOWN)).toEqual({
    names: [],
    views: ['front', 'three-quarter', 'side', 'detail'],
    draft: false,
    list: false,
  })
})

test('names, views and options are parsed', () => {
  expect(parseCommandOptions(['carlotta', '--views=side,front', '--draft'], KNOWN)).toEqual({
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
])('%j is an error', (args, message) => {
  expect(() => parseCommandOptions(args, KNOWN)).toThrow(message)
})

test('an unknown option is an error', () => {
  expect(() => parseCommandOptions(['--drafts'], KNOWN)).toThrow("Unknown option '--drafts'")
})

test('an option that the command does not have is an error', () => {
  expect(() => parseCommandOptions(['--draft'], KNOWN, ['list'])).toThrow("Unknown option '--draft'")
})
