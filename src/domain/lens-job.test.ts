import { expect, test } from 'vitest'
import {
  isApprovalRevocable,
  isBeforeApproval,
  isLensJobStep,
  isRemakable,
  isSilent,
  LENS_JOB_STATES,
  LENS_JOB_VIEWS,
  nextWorkshopStep,
  stepsToCome,
} from './lens-job.ts'

const MADE = ['approved', 'ordered', 'arrived', 'fitting', 'quality_check', 'ready', 'done'] as const

test('every way to what is made leads through the check and its approval', () => {
  for (const from of LENS_JOB_STATES) {
    for (const to of MADE) {
      const isInside = (MADE as readonly string[]).includes(from)
      if (!isInside) expect(isLensJobStep(from, to), `${from} ${to}`).toBe(from === 'checking' && to === 'approved')
    }
  }
})

test('a pair is ready by a quality check alone', () => {
  expect(LENS_JOB_STATES.filter((from) => isLensJobStep(from, 'ready'))).toEqual(['quality_check'])
})

test('the workshop takes its steps in order', () => {
  expect(LENS_JOB_STATES.flatMap((state) => nextWorkshopStep(state) ?? [])).toEqual([
    'ordered',
    'arrived',
    'fitting',
    'quality_check',
  ])
})

test('an approval is taken back until something is cut, and what was made can be made again', () => {
  expect(LENS_JOB_STATES.filter(isApprovalRevocable)).toEqual(['approved', 'ordered', 'arrived'])
  expect(LENS_JOB_STATES.filter(isRemakable)).toEqual([
    'ordered',
    'arrived',
    'fitting',
    'quality_check',
    'ready',
    'done',
  ])
  expect(LENS_JOB_STATES.filter(isBeforeApproval).some((state) => (MADE as readonly string[]).includes(state))).toBe(
    false,
  )
})

test('every state is in one view', () => {
  expect(Object.values(LENS_JOB_VIEWS).flat().sort()).toEqual([...LENS_JOB_STATES].sort())
})

test('a customer is silent after 14 days', () => {
  const asked = new Date('2026-11-01T10:00:00Z')
  expect(isSilent(asked, new Date('2026-11-15T10:00:00Z'))).toBe(false)
  expect(isSilent(asked, new Date('2026-11-15T10:00:01Z'))).toBe(true)
})

test.each([
  ['awaiting_prescription', 7],
  ['checking', 6],
  ['question', 7],
  ['approved', 5],
  ['arrived', 3],
  ['quality_check', 1],
  ['ready', 0],
  ['done', 0],
  ['refused', 0],
  ['cancelled', 0],
] as const)('after %s %i steps are to come', (state, count) => {
  expect(stepsToCome(state)).toHaveLength(count)
})

test('all that is to come can be reached', () => {
  for (const state of LENS_JOB_STATES) {
    const path = [state, ...stepsToCome(state)]
    for (const [at, step] of path.slice(1).entries()) expect(isLensJobStep(path[at] ?? state, step)).toBe(true)
  }
})
