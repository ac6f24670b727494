import type { Service } from '../../domain/services.ts'
import type { Language } from '../../domain/shop-facts.ts'
import type { Db } from '../db/connect.ts'
import { outbox } from '../db/schema.ts'

/** Who has an account, as its letters greet them. */
export interface Holder {
  username: string
  firstName: string | null
}

export interface Visit {
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
export interface LetterFacts {
  order_confirmation: { orderId: string }
  /** Asks whether it was they who asked for the newsletter; its link is good for so many days. */
  newsletter_confirmation: { email: string; link: string; days: number }
  /** A POST to the link leaves at once, a visit to it asks first. */
  newsletter_welcome: { email: string; leaveLink: string }
  appointment_made: Visit
  appointment_moved: Visit
  appointment_cancelled: Visit
  appointment_reminder: Visit
  /** Asks to confirm the address that an account was made with. */
  email_verification: Holder & { link: string }
  /** To the holder of an address that somebody made, or tried to make, another account with. */
  address_known: Holder & { link: string }
  password_reset: Holder & { link: string }
  /** Tells that the password is another one now; the link asks for a reset, should it not have been them. */
  password_changed: Holder & { link: string }
  /** To a new address, which becomes the account's once confirmed. */
  email_change: Holder & { newEmail: string; link: string }
  /** To the address the account has, as soon as another is asked for; the link asks for a new password. */
  email_change_requested: Holder & { newEmail: string; link: string }
  /** To the old address, after the change; its link undoes it, for so many days. */
  email_change_undoable: Holder & { newEmail: string; link: string; days: number }
  /** The same to an address that gets no link. */
  email_changed: Holder & { newEmail: string }
  account_closed: Holder
}

export type LetterKind = keyof LetterFacts

export type Letter = {
  [Kind in LetterKind]: {
    kind: Kind
    recipient: string
    language: Language
    payload: LetterFacts[Kind]
    /** Two letters of one key are one letter. */
    dedupeKey: string
  }
}[LetterKind]

/** Puts a letter into the outbox, in the transaction of what it tells: it stands or falls with it. */
export async function putLetter(tx: Db, letter: Letter): Promise<void> {
  await tx.insert(outbox).values(letter).onConflictDoNothing()
}
