import { z } from '@hono/zod-openapi'
import { appointmentForm, moveForm, service, storeName } from './appointment-form.ts'
import { defineCall } from './define-call.ts'
import { calendarDate, moment, storedId } from './fields.ts'
import { errorResponse, jsonBody, jsonResponse } from './route-parts.ts'

export const frameToTry = z.object({ sku: z.string(), slug: z.string(), name: z.string(), nameEl: z.string() })
export type FrameToTry = z.infer<typeof frameToTry>

/** As the person who booked it sees it; `token` gives access to it. */
const appointment = z
  .object({
    id: storedId,
    token: z.string(),
    firstName: z.string(),
    store: z.string(),
    service: service.nullable(),
    date: z.string(),
    time: z.string().nullable(),
    startsAt: moment.nullable(),
    endsAt: moment.nullable(),
    status: z.enum(['requested', 'booked', 'cancelled', 'completed']),
    createdAt: moment,
    frames: z.array(frameToTry).describe('that the store keeps to be tried'),
    framesHeldUntil: moment.nullable(),
  })
  .openapi('Appointment')
export type Appointment = z.infer<typeof appointment>

const slot = z.object({ time: z.string(), startsAt: moment, endsAt: moment }).openapi('Slot')

const nextEyeExam = z
  .object({ store: z.string().describe('its id'), date: calendarDate, time: z.string(), startsAt: moment })
  .openapi('NextEyeExam')
export type NextEyeExam = z.infer<typeof nextEyeExam>

const byToken = { params: z.object({ token: z.string().min(1).max(100) }) }

export const appointmentCalls = {
  bookAppointment: defineCall('visitor', {
    method: 'post',
    path: '/api/contact',
    tags: ['Appointments'],
    summary: 'Books a time in a store, or without a time asks the store for one',
    request: { body: jsonBody(appointmentForm) },
    responses: {
      201: jsonResponse(appointment, 'the appointment'),
      400: errorResponse('invalid_input'),
      409: errorResponse('slot_taken', 'frame_taken', 'too_many_appointments'),
      429: errorResponse('too_many_bookings'),
    },
  }),
  listSlots: defineCall('public', {
    method: 'get',
    path: '/api/appointments/slots',
    tags: ['Appointments'],
    summary: 'Lists the times of a day that are free in a store, by the clock in Cyprus',
    request: { query: z.object({ store: storeName, date: calendarDate, service: service.optional() }) },
    responses: {
      200: {
        ...jsonResponse(z.array(slot), 'the free times; where the store takes no bookings, X-Closed says why'),
        headers: z.object({
          'X-Closed': z.string().optional().describe('past, too_far, weekday, special_day, or the public holiday'),
        }),
      },
      400: errorResponse('invalid_input'),
    },
  }),
  listNextEyeExams: defineCall('public', {
    method: 'get',
    path: '/api/stores/eye-exams',
    tags: ['Appointments'],
    summary: 'The next free time for an eye exam in each store, where there is one',
    responses: { 200: jsonResponse(z.array(nextEyeExam), 'the times, by the clock in Cyprus') },
  }),
  getAppointment: defineCall('public', {
    method: 'get',
    path: '/api/appointments/{token}',
    tags: ['Appointments'],
    summary: 'Shows the appointment that a signed link is for, until it is over',
    request: byToken,
    responses: { 200: jsonResponse(appointment, 'the appointment'), 404: errorResponse('not_found') },
  }),
  getCalendarFile: defineCall('public', {
    method: 'get',
    path: '/api/appointments/{token}/calendar',
    tags: ['Appointments'],
    summary: 'The appointment as a file for a calendar (RFC 5545)',
    request: byToken,
    responses: {
      200: { description: 'the file', content: { 'text/calendar': { schema: z.string() } } },
      404: errorResponse('not_found'),
    },
  }),
  moveAppointment: defineCall('public', {
    method: 'post',
    path: '/api/appointments/{token}/move',
    tags: ['Appointments'],
    summary: 'Moves an appointment to another time of the same store',
    request: { ...byToken, body: jsonBody(moveForm) },
    responses: {
      200: jsonResponse(appointment, 'the appointment as it is now'),
      400: errorResponse('invalid_input'),
      404: errorResponse('not_found'),
      409: errorResponse('slot_taken', 'appointment_cancelled'),
      429: errorResponse('too_many_bookings'),
    },
  }),
  cancelAppointment: defineCall('public', {
    method: 'post',
    path: '/api/appointments/{token}/cancel',
    tags: ['Appointments'],
    summary: 'Cancels an appointment and gives its time to others',
    request: byToken,
    responses: { 200: jsonResponse(appointment, 'the appointment, cancelled'), 404: errorResponse('not_found') },
  }),
}
