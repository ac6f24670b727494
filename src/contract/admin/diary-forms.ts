import * as z from 'zod'
import type { Language } from '../../domain/shop-facts.ts'
import { service } from '../appointment-form.ts'
import { fieldMessage } from '../field-problems.ts'
import { calendarDate, email, line, lines, phone } from '../fields.ts'

export const storeId = z.string().min(1, fieldMessage('store_required')).max(40, fieldMessage('store_required'))
const seat = z.int().min(1).max(99)
const language = z.enum(['en', 'el'] satisfies Language[])
const quarter = z
  .string()
  .min(1, fieldMessage('time_required'))
  .regex(/^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/, fieldMessage('time_unavailable'))

export const version = z
  .int()
  .min(1)
  .describe('of the appointment that was seen; another one is refused with changed_meanwhile')
const requestKey = z.uuid().describe('chosen by the client; the same request again answers the first one’s result')
const isOutsideHours = z.boolean().default(false).describe('confirms a time outside of the opening hours')

const place = { store: storeId, date: calendarDate, time: quarter, seat: seat.optional().describe('any that is free') }

export const staffBookingForm = z.object({
  ...place,
  service,
  firstName: line(100),
  lastName: line(100),
  phone,
  email: z
    .union([z.literal('').transform(() => null), email])
    .nullable()
    .default(null),
  language,
  source: z.enum(['phone', 'store']).default('store'),
  staffNote: lines(2000).trim().default(''),
  isOutsideHours,
  requestKey,
})
export type StaffBooking = z.output<typeof staffBookingForm>

export const staffMoveForm = z.object({ version, ...place, service: service.optional(), isOutsideHours })
export type StaffMove = z.output<typeof staffMoveForm>

export const staffNoteForm = z.object({ version, staffNote: lines(2000).trim() })

export const blockForm = z
  .object({
    store: storeId,
    date: calendarDate,
    from: quarter,
    to: quarter,
    seat: seat.nullable().describe('null for all seats'),
    reason: line(200),
    requestKey,
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: fieldMessage('time_unavailable') })
export type BlockForm = z.output<typeof blockForm>
