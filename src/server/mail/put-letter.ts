import type { Language } from '../../domain/shop-facts.ts'
import type { Db } from '../db/connect.ts'
import { outbox } from '../db/schema.ts'

export interface Letter {
  kind:
    | 'order_confirmation'
    | 'newsletter_confirmation'
    | 'appointment_made'
    | 'appointment_moved'
    | 'appointment_cancelled'
    | 'appointment_reminder'
  recipient: string
  language: Language
  payload: Record<string, unknown>
  /** Two letters of one key are one letter. */
  dedupeKey: string
}

/** Puts a letter into the outbox, in the transaction of what it tells: it stands or falls with it. */
export async function putLetter(tx: Db, letter: Letter): Promise<void> {
  await tx.insert(outbox).values(letter).onConflictDoNothing()
}
