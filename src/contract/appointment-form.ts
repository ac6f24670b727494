import * as z from 'zod'
import { STORE_NAMES } from '../domain/stores.ts'
import { say } from './errors.ts'
import { calendarDate, email, line, lines, phone } from './fields.ts'

/** The appointment form (specification, section 5); the server also refuses a day gone by. */
export const appointmentForm = z.object({
  firstName: line(100).min(1, say('first_name_required')),
  lastName: line(100).min(1, say('last_name_required')),
  email,
  phone,
  store: z.enum(STORE_NAMES, say('store_required')),
  date: calendarDate,
  message: lines(2000).optional(),
})
export type AppointmentForm = z.infer<typeof appointmentForm>
