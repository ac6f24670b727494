import type { Service } from '../../domain/services.ts'
import type { Language } from '../../domain/shop-facts.ts'
import type { Db } from '../db/connect.ts'
import { outbox } from '../db/schema.ts'

/** Who has an account, as its letters greet them. */
export interface AccountName {
  username: string
  firstName: string | null
}

export interface AppointmentDetails {
  id: number
  firstName: string
  lastName: string
  store: string
  service: Service | null
  /** `yyyy-mm-dd` in Cyprus. */
  date: string
  startsAt: string | null
  endsAt: string | null
  sequence: number
  link: string
}

/** What each kind of letter is told; links are whole addresses. */
export interface EmailPayloads {
  order_confirmation: { orderId: string }
  /** Asks whether it was they who asked for the newsletter; its link is good for so many days. */
  newsletter_confirmation: { email: string; link: string; days: number }
  /** A POST to the link leaves at once, a visit to it asks first. */
  newsletter_welcome: { email: string; leaveLink: string }
  appointment_made: AppointmentDetails
  appointment_moved: AppointmentDetails
  appointment_cancelled: AppointmentDetails
  appointment_reminder: AppointmentDetails
  /** Asks to confirm the address that an account was made with. */
  email_verification: AccountName & { link: string }
  /** To the holder of an address that somebody made, or tried to make, another account with. */
  address_known: AccountName & { link: string }
  password_reset: AccountName & { link: string }
  /** Tells that the password is another one now; the link asks for a reset, should it not have been them. */
  password_changed: AccountName & { link: string }
  /** To a new address, which becomes the account's once confirmed. */
  email_change: AccountName & { newEmail: string; link: string }
  /** To the address the account has, as soon as another is asked for; the link asks for a new password. */
  email_change_requested: AccountName & { newEmail: string; link: string }
  /** To the old address, after the change; its link undoes it, for so many days. */
  email_change_undoable: AccountName & { newEmail: string; link: string; days: number }
  /** The same to an address that gets no link. */
  email_changed: AccountName & { newEmail: string }
  account_closed: AccountName
}

export type EmailKind = keyof EmailPayloads

export type Email = {
  [Kind in EmailKind]: {
    kind: Kind
    recipient: string
    language: Language
    payload: EmailPayloads[Kind]
    /** Two letters of one key are one letter. */
    dedupeKey: string
  }
}[EmailKind]

/** Puts a letter into the outbox, in the transaction of what it tells: it stands or falls with it. */
export async function enqueueEmail({ db }: { db: Db }, email: Email): Promise<void> {
  await db.insert(outbox).values(email).onConflictDoNothing()
}
