import type { Language } from '../../domain/shop-facts.ts'
import { enqueueEmail, type FactorHolder } from '../email/enqueue-email.ts'
import { type EventActor, noteEvent } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'

interface Holder extends FactorHolder {
  actor: EventActor
  email: string
  language: Language
}

type FactorChange = { kind: 'second_factor_on' | 'second_factor_off' } | { kind: 'recovery_code'; codesLeft: number }

/** Stores the security event and tells the holder by e-mail. Call it in the transaction of the change. */
export async function noteFactorChange(shop: Shop, holder: Holder, change: FactorChange): Promise<void> {
  const { actor, email, language, username, link } = holder
  await noteEvent(shop, { kind: change.kind, actor })
  const to = { recipient: email, language }
  if (change.kind === 'recovery_code') {
    const { kind, codesLeft } = change
    await enqueueEmail(shop, { kind, ...to, payload: { username, link, codesLeft } })
  } else await enqueueEmail(shop, { kind: change.kind, ...to, payload: { username, link } })
}
