import { createRoute, z } from '@hono/zod-openapi'
import { STORE_NAMES } from '../domain/shop-facts.ts'
import { say } from './errors.ts'
import { answers, calendarDate, email, line, lines, moment, phone, refuses, storedId, takes } from './fields.ts'

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

const appointment = z
  .object({ id: storedId, store: z.string(), date: z.string(), status: z.string(), createdAt: moment })
  .openapi('Appointment')

export const appointmentCalls = {
  requestAppointment: createRoute({
    method: 'post',
    path: '/api/contact',
    tags: ['Appointments'],
    summary: 'Asks for an appointment in a store',
    request: { body: takes(appointmentForm) },
    responses: { 201: answers(appointment, 'the request'), 400: refuses('invalid_input') },
  }),
}
