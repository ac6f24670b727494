import * as z from 'zod'
import { SERVICE_NAMES } from '../domain/services.ts'
import { STORE_NAMES } from '../domain/stores.ts'
import { fieldMessage } from './errors.ts'
import { calendarDate, email, line, lines, phone } from './fields.ts'

const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

const clockTime = z
  .string(fieldMessage('time_required'))
  .min(1, fieldMessage('time_required'))
  .regex(CLOCK_TIME, fieldMessage('time_unavailable'))

export const storeName = z.enum(STORE_NAMES, fieldMessage('store_required'))
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
