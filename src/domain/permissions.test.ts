import { expect, test } from 'vitest'
import {
  canEditStaffOf,
  isOptician,
  isSecondFactorRequired,
  PERMISSIONS,
  permissionsOf,
  STAFF_ROLES,
} from './permissions.ts'

const TODAY = '2026-11-22'
const VALID = { number: 'CY-1', expiresOn: TODAY }
const EXPIRED = { number: 'CY-1', expiresOn: '2026-11-21' }
const clinical = (permissions: readonly string[]) => permissions.filter((one) => one.startsWith('prescriptions.'))

test('every permission belongs to a role, and no role has one twice', () => {
  const sets = STAFF_ROLES.map((role) => permissionsOf(role, VALID, TODAY))
  expect(PERMISSIONS.filter((one) => !sets.some((set) => set.includes(one)))).toEqual([])
  for (const set of sets) expect(new Set(set).size).toBe(set.length)
})

test('only opticians with a valid registration see prescriptions; managers and owners never do', () => {
  for (const role of STAFF_ROLES) {
    expect(clinical(permissionsOf(role, VALID, TODAY)).length > 0).toBe(isOptician(role))
    expect(clinical(permissionsOf(role, EXPIRED, TODAY))).toEqual([])
    expect(clinical(permissionsOf(role, null, TODAY))).toEqual([])
  }
  expect(permissionsOf('technical_optician', VALID, TODAY)).not.toContain('prescriptions.approve')
})

test('an expired registration takes nothing else away', () => {
  const valid = permissionsOf('registered_optician', VALID, TODAY)
  const lost = clinical(valid)
  expect(permissionsOf('registered_optician', EXPIRED, TODAY)).toEqual(valid.filter((one) => !lost.includes(one)))
})

test('managers and owners need a second factor, and only owners edit owners', () => {
  expect(STAFF_ROLES.filter(isSecondFactorRequired)).toEqual(['manager', 'owner'])
  expect(STAFF_ROLES.filter((role) => canEditStaffOf(role, 'owner'))).toEqual(['owner'])
  expect(canEditStaffOf('manager', 'manager')).toBe(true)
})
