import * as z from 'zod'
import { SERVICE_NAMES } from '../domain/services.ts'
import { fieldMessage } from './errors.ts'
import { calendarDate, email, line, lines, phone } from './fields.ts'

const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

const clockTime = z
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
})
export type AppointmentForm = z.infer<typeof appointmentForm>

export const moveForm = z.object({ date: calendarDate, time: clockTime })
export type MoveForm = z.infer<typeof moveForm>
