import type { Permission, StaffRole } from '../../domain/permissions.ts'
import type { Language } from '../../domain/shop-facts.ts'
import type { SessionStage } from '../db/staff-schema.ts'
import type { Env } from './env.ts'

/** Who acts, in which call: what the audit stores. `id` is null for a command on the server. */
export interface Actor {
  id: number | null
  /** As `PATCH /api/admin/staff/{id}`. */
  call: string
  requestId: string | null
}

/** A staff member who has completed the sign-in. */
export interface SignedInStaff extends Actor {
  id: number
  name: string
  email: string
  role: StaffRole
  permissions: readonly Permission[]
  language: Language
  hasSecondFactor: boolean
  hasPin: boolean
  isPinLocked: boolean
  /** Where they have signed in by PIN: dangerous acts are refused there. */
  till: { id: number; name: string } | null
  /** Until then dangerous acts need no fresh confirmation. */
  confirmedUntil: Date | null
  sessionId: string
}

/** A session in any stage of the sign-in. */
export interface StaffSession {
  id: string
  staffId: number
  stage: SessionStage
}

export interface AdminEnv extends Env {
  Variables: Env['Variables'] & {
    call: string
    /** Set in every call but public ones and those of the sign-in. */
    staff: SignedInStaff
    staffSession: StaffSession | null
  }
}
