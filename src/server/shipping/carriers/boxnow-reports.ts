import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { ParcelState } from '../../../domain/parcel.ts'
import type { CarrierReport, RawReport } from '../carrier.ts'
import { rawMember } from './raw-member.ts'

/** BOX NOW's events. What is not among them changes nothing. */
const STATES: Readonly<Record<string, ParcelState>> = {
  new: 'created',
  'accepted-to-locker': 'handed_over',
  'in-depot': 'in_transit',
  'final-destination': 'ready_at_point',
  delivered: 'delivered',
  expired: 'expired',
  'accepted-for-return': 'returning',
  returned: 'returned',
  canceled: 'cancelled',
  lost: 'lost',
  missing: 'lost',
}

const EVENT_TYPE = 'gr.boxnow.parcel_event_change'

const cloudEvent = z.object({
  id: z.string().min(1),
  type: z.literal(EVENT_TYPE),
  datasignature: z.string(),
  data: z.object({
    parcelId: z.union([z.string(), z.number()]).transform(String),
    event: z.string(),
    time: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
  }),
})

/** Whether a message is signed: HMAC-SHA256 in hex over the bytes of `data` as they were sent. */
export function isWebhookOf({ body }: RawReport, secret: string | undefined): boolean {
  const data = rawMember(body, 'data')
  const signature = rawMember(body, 'datasignature')
  if (secret === undefined || data === null || signature === null) return false
  const expected = createHmac('sha256', secret).update(data).digest()
  const given = Buffer.from(signature.replace(/^"|"$/g, ''), 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

export function reportOf(body: string): CarrierReport | null {
  const parsed = cloudEvent.safeParse(JSON.parse(body))
  if (!parsed.success) return null
  const { parcelId, event, time } = parsed.data.data
  return toReport(parcelId, event, time)
}

export const boxnowEvents = (parcel: {
  id: string
  events: readonly { type: string; createTime: string }[]
}): CarrierReport[] => parcel.events.map(({ type, createTime }) => toReport(parcel.id, type, createTime))

/** Reported and asked for, one event has one key. */
function toReport(ref: string, code: string, time: string): CarrierReport {
  const at = new Date(time)
  return { ref, eventKey: `${ref}:${code}:${at.toISOString()}`, state: STATES[code] ?? null, code, at }
}
