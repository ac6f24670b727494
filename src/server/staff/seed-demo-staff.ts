import { hashPassword } from '../account/password.ts'
import type { Db } from '../db/connect.ts'
import { SEED_STAFF } from '../db/seed/staff.ts'
import { staff } from '../db/staff-schema.ts'
import { encryptTotpSecret } from '../second-factor/secrets.ts'

/** Everybody can read their passwords, so they may exist in no shop in production. */
export async function seedDemoStaff(tx: Db, cookieSecret: string): Promise<void> {
  for (const { password, ...member } of SEED_STAFF) {
    const secret = 'totpSecret' in member ? encryptTotpSecret(cookieSecret, 'staff', member.totpSecret) : null
    await tx.insert(staff).values({ ...member, password: await hashPassword(password), totpSecret: secret })
  }
}
