import { STAFF_ROLES, type StaffRole } from '../../src/domain/permissions.ts'
import { hashPassword } from '../../src/server/account/password.ts'
import type { Db } from '../../src/server/db/connect.ts'
import { users } from '../../src/server/db/schema.ts'
import { staff } from '../../src/server/db/staff-schema.ts'
import { startSession } from '../../src/server/http/sessions.ts'
import { startStaffSession } from '../../src/server/http/sessions-of-staff.ts'
import type { Shop } from '../../src/server/shop.ts'

/** Those who get furthest stand last, and come more often. */
export const SHOPPERS = ['nobody', 'guest', 'customer', 'guest', 'customer', 'customer'] as const
export const STAFF = ['nobody', 'customer', 'half signed in', ...STAFF_ROLES] as const
export type Person = (typeof SHOPPERS)[number] | (typeof STAFF)[number]

/** Dated so far ahead, a confirmation of identity lasts as long as the run. */
const AHEAD_MS = 7 * 24 * 3_600_000
let made = 0
/** Hashed once. */
const hash = hashPassword('maria-demo')

/** The cookies of a new person: what one did to an account or a role touches no later request. */
export async function newPerson(shop: Shop, person: Exclude<Person, 'nobody' | 'guest'>): Promise<string> {
  made += 1
  if (person === 'customer') return `session=${await newCustomer(shop)}`
  const isHalf = person === 'half signed in'
  const id = await newStaff(shop.db, isHalf ? 'manager' : person)
  const token = await startStaffSession(
    shop.db,
    id,
    isHalf ? 'code' : 'full',
    new Date(shop.clock().valueOf() + AHEAD_MS),
  )
  return `staff=${token}`
}

async function newCustomer(shop: Shop): Promise<string> {
  const [user] = await shop.db
    .insert(users)
    .values({
      username: `fuzz-${made}`,
      usernameFolded: `fuzz-${made}`,
      password: await hash,
      email: `fuzz-${made}@example.com`,
    })
    .returning()
  if (user === undefined) throw new Error('the customer was not inserted')
  return startSession(shop, user.id, { browser: null, system: null })
}

async function newStaff(db: Db, role: StaffRole): Promise<number> {
  const registration =
    role === 'registered_optician' ? { registrationNumber: '77', registrationExpiresOn: '2099-01-01' } : {}
  const [member] = await db
    .insert(staff)
    .values({ email: `fuzz-staff-${made}@example.com`, name: `Fuzz ${made}`, role, ...registration })
    .returning()
  if (member === undefined) throw new Error('the member of the staff was not inserted')
  return member.id
}
