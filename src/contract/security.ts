import { z } from '@hono/zod-openapi'
import { user } from './account.ts'
import { savedAddress } from './addresses.ts'
import { cart } from './cart.ts'
import { heldDocument } from './documents.ts'
import { moment } from './fields.ts'
import { order } from './orders.ts'
import { openPrescription } from './prescriptions.ts'
import { wearer } from './wearers.ts'

export const secondFactorState = z.object({ since: moment, recoveryCodesLeft: z.int() })
export type SecondFactorState = z.infer<typeof secondFactorState>

/** What an authenticator app needs to know. */
export const secondFactorSetup = z.object({
  uri: z.string().describe('otpauth://'),
  secret: z.string().describe('for typing it in, in base32'),
  qrSvg: z.string().describe('the URI as a QR code'),
})
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()).describe('shown once; each works once') })

export const security = z
  .object({
    email: z.string(),
    isEmailVerified: z.boolean(),
    pendingEmail: z.string().nullable().describe('requested, and not confirmed yet'),
    secondFactor: secondFactorState.nullable().describe('null where it is off'),
  })
  .openapi('Security')
export type Security = z.infer<typeof security>

export const session = z
  .object({
    id: z.uuid().describe('identifies the session, and is not its secret'),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    createdAt: moment,
    seenAt: moment.describe('to within ten minutes'),
    isCurrent: z.boolean(),
  })
  .openapi('Session')
export type Session = z.infer<typeof session>

export const confirmedEmail = z.object({
  email: z.string(),
  username: z.string().describe('whose address it is now'),
  isChange: z.boolean().describe('whether it takes the place of another one'),
})
export type ConfirmedEmail = z.infer<typeof confirmedEmail>

export const undoneEmailChange = z.object({
  email: z.string().describe('the address the account has again'),
  username: z.string(),
  resetToken: z.string().describe('sets a new password, for an hour; until then no password opens the account'),
})
export type UndoneEmailChange = z.infer<typeof undoneEmailChange>

export const heldData = z
  .object({
    exportedAt: moment,
    account: user.extend({
      language: z.string(),
      createdAt: moment,
      emailVerifiedAt: moment.nullable(),
      secondFactor: secondFactorState.nullable().describe('without its secret'),
    }),
    sessions: z.array(session),
    cart: cart.nullable(),
    orders: z.array(order),
    savedProducts: z.array(z.object({ slug: z.string(), savedAt: moment })),
    addresses: z.array(savedAddress),
    prescriptions: z.array(openPrescription).optional().describe('only for the person themselves, with who has looked'),
    wearers: z.array(wearer),
    appointments: z.array(z.record(z.string(), z.unknown())).describe('made with the confirmed address'),
    newsletter: z
      .object({ status: z.string(), language: z.string(), source: z.string(), createdAt: moment })
      .nullable(),
    emails: z.array(z.object({ kind: z.string(), createdAt: moment, sentAt: moment.nullable() })),
    documents: z.array(heldDocument),
  })
  .openapi('HeldData')
export type PersonalData = z.infer<typeof heldData>
