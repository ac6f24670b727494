import { randomUUID } from 'node:crypto'
import type { StaffRole } from '../../src/domain/permissions.ts'
import { type AdminVisitor, signInStaff } from './staff.ts'
import type { TestShop } from './test-shop.ts'

export const PIN = '8042'

export const newTill = (name = 'Front till') => ({ name, store: 'nicosia' as const, requestKey: randomUUID() })

/** A device that a manager has enrolled and left, with no session. */
export async function enrolledDevice(shop: TestShop): Promise<AdminVisitor & { tillId: number }> {
  const device = await signInStaff(shop, 'manager')
  const { id } = await device.api.tills.enrol(newTill())
  await device.api.signIn.signOut()
  return { ...device, tillId: id }
}

/** Sets somebody's PIN on another device, and returns their id. */
export async function givePin(shop: TestShop, role: StaffRole, pin = PIN): Promise<number> {
  const { api, member } = await signInStaff(shop, role)
  await api.signIn.setPin(pin)
  return member.id
}

export async function signInAtTill(shop: TestShop, role: StaffRole) {
  const device = await enrolledDevice(shop)
  const id = await givePin(shop, role)
  await device.api.tills.signIn(id, PIN)
  return { ...device, id }
}
