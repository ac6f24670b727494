import * as z from 'zod'
import { SERVICE_NAMES } from '../domain/services.ts'
import { HOLD_HOURS, MOST_FRAMES_TO_TRY } from '../domain/stock.ts'
import { fieldMessage } from './field-problems.ts'
import { calendarDate, email, line, lines, phone } from './fields.ts'

const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export const clockTime = z
  .string(fieldMessage('time_required'))
  .min(1, fieldMessage('time_required'))
  .regex(CLOCK_TIME, fieldMessage('time_unavailable'))

/** The server knows the stores: another name is `store_required` too. */
export const storeName = z
  .string(fieldMessage('store_required'))
  .min(1, fieldMessage('store_required'))
  .max(80, fieldMessage('store_required'))
  .describe('the English name of a store, see GET /api/stores')
export const service = z.enum(SERVICE_NAMES)

/**
 * The appointment form (specification, section 5); the server also rejects past days. With a time, that time is
 * booked; without one, the store replies. Optional choices may be empty strings, as forms send them.
 */
export const appointmentForm = z.object({
  firstName: line(100).min(1, fieldMessage('first_name_required')),
  lastName: line(100).min(1, fieldMessage('last_name_required')),
  email,
  phone,
  store: storeName,
  date: calendarDate,
  message: lines(2000).optional(),
  service: z.union([service, z.literal('')]).optional(),
  time: z.union([clockTime, z.literal('')], fieldMessage('time_unavailable')).optional(),
  frames: z
    .array(line(200))
    .max(MOST_FRAMES_TO_TRY)
    .optional()
    .describe(`slugs of products that the store keeps for ${HOLD_HOURS} hours; the time must be within them`),
})
export type AppointmentForm = z.infer<typeof appointmentForm>

/** With frames that the store keeps, a time must be chosen. */
export const visitForm = appointmentForm.extend({ time: clockTime })

export const moveForm = z.object({ date: calendarDate, time: clockTime })
export type MoveForm = z.infer<typeof moveForm>
