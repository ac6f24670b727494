import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { createAdminClient } from '../../src/contract/admin/client.ts'
import type { StaffRole } from '../../src/domain/permissions.ts'
import { SEED_STAFF } from '../../src/server/db/seed/staff.ts'
import { staff } from '../../src/server/db/staff-schema.ts'
import { startStaffSession } from '../../src/server/http/sessions-of-staff.ts'
import type { TestShop } from './test-shop.ts'

/** The demo staff member of a role. */
export function demoStaff(role: StaffRole) {
  const member = SEED_STAFF.find((one) => one.role === role)
  if (member === undefined) throw new Error(`the demo data has no ${role}`)
  return { totpSecret: '', ...member }
}

/** A browser at the back office, with its own cookies. */
export function adminVisitor(shop: TestShop) {
  const { send, post, cookies } = shop.visitor()
  return { send, post, cookies, api: createAdminClient(send) }
}
export type AdminVisitor = ReturnType<typeof adminVisitor>

/**
 * A browser whose demo staff member has just signed in and confirmed their identity. It skips the sign-in, whose codes
 * work once in 30 seconds.
 */
export async function signInStaff(shop: TestShop, role: StaffRole) {
  const { db, clock } = shop.shop
  const [member] = await db
    .select()
    .from(staff)
    .where(eq(staff.email, demoStaff(role).email))
  if (member === undefined) throw new Error(`no ${role} on the staff`)
  const visitor = adminVisitor(shop)
  const isHttps = shop.shop.config.publicOrigin.startsWith('https:')
  visitor.cookies.set(isHttps ? '__Secure-staff' : 'staff', await startStaffSession(db, member.id, 'full', clock()))
  return { ...visitor, member }
}

/** The code that an authenticator app shows. */
export const totpCode = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.valueOf() })
