import { expect, test } from 'vitest'
import { FIRST_STATE, type FlowState, reachableStep, STEPS, stepsOf, toWish, withoutMaterial } from './flow-state.ts'

const state = (changes: Partial<FlowState> = {}): FlowState => ({ ...FIRST_STATE, requestKey: 'key', ...changes })
const far = { use: 'far', type: 'single' } as const

test.each<[string, Partial<FlowState>, string | null, string]>([
  ['nothing is chosen', {}, 'check', 'use'],
  ['no step is asked for', far, null, 'use'],
  ['a step is unknown', far, 'pay', 'use'],
  ['a source is missing', far, 'lenses', 'source'],
  ['a paper was typed but not compared', { ...far, source: 'typed' }, 'lenses', 'prescription'],
  ['an age is missing', { ...far, source: 'later' }, 'lenses', 'prescription'],
  ['an age is no age', { ...far, source: 'later', age: '400' }, 'lenses', 'prescription'],
  ['a photo is missing', { ...far, source: 'photo', age: '41' }, 'lenses', 'prescription'],
  ['it is sent later', { ...far, source: 'later', age: '41' }, 'lenses', 'lenses'],
  ['no lens is chosen', { ...far, source: 'later', age: '41' }, 'check', 'lenses'],
  ['all is chosen', { ...far, source: 'later', age: '41', material: '1.60' }, 'check', 'check'],
  ['they have no power', { use: 'none', type: 'plano' }, 'lenses', 'lenses'],
  ['they have no power and a source is asked for', { use: 'none', type: 'plano' }, 'source', 'use'],
])('where %s, the step is right', (_, changes, asked, step) => {
  expect(reachableStep(state(changes), asked)).toBe(step)
})

test('lenses without power have three steps, others five', () => {
  expect(stepsOf(state({ use: 'none' }))).toEqual(['use', 'lenses', 'check'])
  expect(stepsOf(state(far))).toEqual(STEPS)
})

test('a wish says what the tint needs, and nothing else', () => {
  const wish = (changes: Partial<FlowState>) => toWish(7, state({ use: 'none', type: 'plano', ...changes }))
  expect(wish({})).toMatchObject({ tint: 'clear', tintColour: null, filterCategory: null })
  expect(wish({ tint: 'photochromic' })).toMatchObject({ tintColour: 'grey', filterCategory: null })
  expect(wish({ tint: 'polarised', tintColour: 'brown' })).toMatchObject({ tintColour: 'brown', filterCategory: 3 })
  expect(toWish(7, state(far))).toBeNull()
})

test('another prescription is another pair', () => {
  const before = state({ ...far, material: '1.60' })
  const after = withoutMaterial(before, { source: 'later' })
  expect(after).toMatchObject({ source: 'later', material: null })
  expect(after.requestKey).not.toBe(before.requestKey)
})
