import { createAdminClient } from '../../src/contract/admin/client.ts'
import type { StaffRole } from '../../src/domain/permissions.ts'
import { staff } from '../../src/server/db/staff-schema.ts'
import { startStaffSession } from '../../src/server/http/sessions-of-staff.ts'
import type { TestShop } from './test-shop.ts'

let count = 0

/** A new member of the staff, signed in. */
export async function newStaffMember(shop: TestShop, role: StaffRole = 'manager') {
  const name = `Staff ${++count}`
  const { db, clock } = shop.shop
  const [member] = await db
    .insert(staff)
    .values({ email: `staff-${count}@shop.test`, name, role })
    .returning()
  if (member === undefined) throw new Error('the staff member was not inserted')
  const visitor = shop.visitor()
  visitor.cookies.set('staff', await startStaffSession(db, member.id, 'full', clock()))
  return { ...visitor, id: member.id, name, admin: createAdminClient(visitor.send) }
}

export type TestStaffMember = Awaited<ReturnType<typeof newStaffMember>>
