import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../domain/settings.ts'
import { fromDraft, type SettingField, toDraft } from './setting-fields.ts'

const field = (path: string, kind: SettingField['kind']): SettingField => ({ path, kind, label: path })
const read = (kind: SettingField['kind'], typed: string) => fromDraft([field('a', kind)], {}, { a: typed })

test('a form that was not touched gives back the value it was made of', () => {
  const fields = [
    field('services.fitting.minutes', 'number'),
    field('services.fitting.isOffered', 'flag'),
    field('remindsAt', 'time'),
  ]
  const value = DEFAULT_SETTINGS.appointments
  expect(fromDraft(fields, value, toDraft(fields, value))).toEqual(value)
  const store = DEFAULT_SETTINGS.stores[0]
  const hours = [0, 1, 6].map((day) => field(`opening.${day}`, 'hours'))
  expect(toDraft(hours, store)).toEqual({ 'opening.0': '', 'opening.1': '09:00-19:00', 'opening.6': '09:00-19:00' })
  expect(fromDraft(hours, store, toDraft(hours, store))).toEqual(store)
})

test.each([
  ['5,00', 500],
  ['5.00', 500],
  ['€ 5', 500],
  ['0', 0],
  ['0,00', 0],
  ['1.234,50', 123_450],
])('money is taken as %s', (typed, cents) => {
  expect(read('money', typed)).toEqual({ a: cents })
})

test.each([
  ['money', '1.234'],
  ['money', 'five'],
  ['number', ''],
  ['number', 'x'],
  ['time', '9'],
] as const)('%s that cannot be read is sent as it was typed: %j', (kind, typed) => {
  expect(read(kind, typed)).toEqual({ a: typed })
  expect(toDraft([field('a', kind)], { a: typed })).toEqual({ a: typed })
})

test('hours until midnight end with the day', () => {
  expect(read('hours', '18:00-00:00')).toEqual({ a: { opens: 1080, closes: 1440 } })
  expect(toDraft([field('a', 'hours')], { a: { opens: 1080, closes: 1440 } })).toEqual({ a: '18:00-00:00' })
  expect(read('hours', '')).toEqual({ a: null })
})

test('only the fields of the form change', () => {
  const value = { list: [{ name: 'a', url: 'b' }], other: 1 }
  expect(fromDraft([field('list.0.url', 'url')], value, { 'list.0.url': 'c' })).toEqual({
    list: [{ name: 'a', url: 'c' }],
    other: 1,
  })
})
