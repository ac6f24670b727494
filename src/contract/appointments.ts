import { createRoute, z } from '@hono/zod-openapi'
import { appointmentForm } from './appointment-form.ts'
import { moment, storedId } from './fields.ts'
import { answers, refuses, takes } from './route-parts.ts'

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
