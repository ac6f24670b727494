import { expect, test } from 'vitest'
import { changedKeys, rebaseDraft } from './rebase-draft.ts'

const BASE = { name: 'Round', price: '100', stock: '3' }

test('a field that only others changed is theirs, one that only I changed stays mine', () => {
  const { draft, conflicts } = rebaseDraft(BASE, { ...BASE, name: 'Panto' }, { ...BASE, price: '120' })
  expect(draft).toEqual({ name: 'Panto', price: '120', stock: '3' })
  expect(conflicts).toEqual([])
})

test('a field that both changed stays mine and is named, with both values', () => {
  const { draft, conflicts } = rebaseDraft(BASE, { ...BASE, price: '90' }, { ...BASE, price: '120' })
  expect(draft.price).toBe('90')
  expect(conflicts).toEqual([{ key: 'price', mine: '90', theirs: '120' }])
})

test('the same change by both is no conflict and no longer a change', () => {
  const theirs = { ...BASE, price: '120' }
  const { draft, conflicts } = rebaseDraft(BASE, { ...BASE, price: '120' }, theirs)
  expect(conflicts).toEqual([])
  expect(changedKeys(theirs, draft)).toEqual([])
})

test('a field that is typed back to what it was is no change', () => {
  expect(changedKeys(BASE, { ...BASE, name: 'Panto' })).toEqual(['name'])
  expect(changedKeys(BASE, { ...BASE })).toEqual([])
})
