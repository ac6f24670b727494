import { href } from '../../contract/href.ts'
import type { appointments } from '../db/schema.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import type { Shop } from '../shop.ts'
import { appointmentToken } from './appointment-token.ts'

export type AppointmentRow = typeof appointments.$inferSelect

type Kind = 'appointment_made' | 'appointment_moved' | 'appointment_cancelled' | 'appointment_reminder'

/**
 * Stores the appointment's present state in the e-mail: a later change sends its own. Without an address, none is sent.
 * @param isByStore whether the store, not the customer, made the change
 */
export async function enqueueAppointmentEmail(
  shop: Shop,
  kind: Kind,
  row: AppointmentRow,
  isByStore = false,
): Promise<void> {
  const { id, firstName, lastName, email, store, service, date, startsAt, endsAt, sequence, language } = row
  if (email === null) return
  await enqueueEmail(shop, {
    kind,
    recipient: email,
    language,
    payload: {
      id,
      firstName,
      lastName,
      store,
      service,
      date,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      sequence,
      link: appointmentUrl(shop, id),
      ...(isByStore && { isByStore }),
    },
    dedupeKey: `${kind}:${id}:${sequence}`,
  })
}

export function appointmentUrl(shop: Shop, id: number): string {
  return shop.config.publicOrigin + href('appointment', { token: appointmentToken(shop.cookieSecret, id) })
}
