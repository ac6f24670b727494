import { z } from '@hono/zod-openapi'
import { VISIT_STEPS } from '../../domain/diary.ts'
import type { ErrorCode } from '../errors.ts'
import { calendarDate, digits, idInPath, line } from '../fields.ts'
import { errorResponse, jsonBody, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'
import { blockForm, staffBookingForm, staffMoveForm, staffNoteForm, storeId, version } from './diary-forms.ts'
import { block, diary, diaryAppointment, diaryProblem, foundList, person } from './diary-page.ts'

const diaryQuery = z.object({
  store: storeId.optional().describe('the first store without it'),
  from: calendarDate.optional().describe('today without it'),
  days: digits(1, 7).default(1),
})
export type DiaryQuery = z.output<typeof diaryQuery>

const searchQuery = z.object({
  q: line(100).min(1).describe('phone, name or e-mail, in Greek, Greeklish or Latin; words may be cut short'),
  after: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d~\d{1,9}$/)
    .refine((text) => calendarDate.safeParse(text.slice(0, 10)).success)
    .optional()
    .describe('`next` of the page before'),
})

const isByStore = z.boolean().default(true).describe('false where the customer asked for it; the e-mail says so')

const refusals = {
  400: errorResponse('invalid_input'),
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted'),
}
const conflict = (...codes: ErrorCode[]) => jsonResponse(diaryProblem, codes.join(', '))
const changed = jsonResponse(diaryAppointment, 'the appointment as it is now')
const byId = { params: z.object({ id: idInPath }) }
const notFound = { 404: errorResponse('not_found') }
const tags = ['Diary of the back office']

export const diaryCalls = {
  getDiary: adminCall('appointments.view', {
    method: 'get',
    path: '/api/admin/diary',
    tags,
    summary: 'Days of a store, with its bookings, blocked times and the requests that wait for a time',
    request: { query: diaryQuery },
    responses: { 200: jsonResponse(diary, 'the days'), ...refusals },
  }),
  searchAppointments: adminCall('appointments.view', {
    method: 'get',
    path: '/api/admin/diary/appointments',
    tags,
    summary: 'Appointments of all stores by phone, name or e-mail, a page at a time',
    request: { query: searchQuery },
    responses: { 200: jsonResponse(foundList, 'a page'), ...refusals },
  }),
  findPeople: adminCall('appointments.edit', {
    method: 'get',
    path: '/api/admin/diary/people',
    tags,
    summary: 'People of earlier bookings and orders by phone, name or e-mail; the last seen first',
    request: { query: z.object({ q: line(100).min(1) }) },
    responses: { 200: jsonResponse(z.array(person), 'at most seven'), ...refusals },
  }),
  bookByStaff: adminCall('appointments.edit', {
    method: 'post',
    path: '/api/admin/diary/appointments',
    tags,
    summary: 'Books a time at a seat. The customers’ limits do not hold; a time outside of opening hours is confirmed',
    request: { body: jsonBody(staffBookingForm) },
    responses: {
      201: jsonResponse(diaryAppointment, 'the appointment'),
      ...refusals,
      409: conflict('slot_taken', 'time_blocked', 'outside_hours'),
    },
  }),
  moveByStaff: adminCall('appointments.edit', {
    method: 'post',
    path: '/api/admin/diary/appointments/{id}/move',
    tags,
    summary: 'Moves an appointment, also to another store, or gives a request its time; the customer is written to',
    request: { ...byId, body: jsonBody(staffMoveForm) },
    responses: {
      200: changed,
      ...refusals,
      ...notFound,
      409: conflict('changed_meanwhile', 'slot_taken', 'time_blocked', 'outside_hours', 'appointment_not_open'),
    },
  }),
  takeVisitStep: adminCall('appointments.edit', {
    method: 'post',
    path: '/api/admin/diary/appointments/{id}/step',
    tags,
    summary: 'Notes that somebody came, did not come, or is done',
    request: { ...byId, body: jsonBody(z.object({ version, step: z.enum(VISIT_STEPS) })) },
    responses: {
      200: changed,
      ...refusals,
      ...notFound,
      409: conflict('changed_meanwhile', 'visit_step_not_allowed', 'slot_taken'),
    },
  }),
  cancelByStaff: adminCall('appointments.edit', {
    method: 'post',
    path: '/api/admin/diary/appointments/{id}/cancel',
    tags,
    summary: 'Cancels an appointment or a request; the customer is written to',
    request: { ...byId, body: jsonBody(z.object({ version, isByStore })) },
    responses: { 200: changed, ...refusals, ...notFound, 409: conflict('changed_meanwhile', 'appointment_not_open') },
  }),
  noteAppointment: adminCall('appointments.edit', {
    method: 'post',
    path: '/api/admin/diary/appointments/{id}/note',
    tags,
    summary: 'Changes the note that only staff read',
    request: { ...byId, body: jsonBody(staffNoteForm) },
    responses: { 200: changed, ...refusals, ...notFound, 409: conflict('changed_meanwhile') },
  }),
  blockTime: adminCall('appointments.edit', {
    method: 'post',
    path: '/api/admin/diary/blocks',
    tags,
    summary: 'Blocks time of a seat or of a whole store',
    request: { body: jsonBody(blockForm) },
    responses: { 201: jsonResponse(block, 'the block'), ...refusals, 409: errorResponse('booking_in_the_way') },
  }),
  unblockTime: adminCall('appointments.edit', {
    method: 'delete',
    path: '/api/admin/diary/blocks/{id}',
    tags,
    summary: 'Gives blocked time back',
    request: byId,
    responses: { 200: jsonResponse(block, 'the block that was'), ...refusals, ...notFound },
  }),
  notePrintedDiary: adminCall('appointments.view', {
    method: 'post',
    path: '/api/admin/diary/printed',
    tags,
    summary: 'Writes into the audit that the list of a day is printed',
    request: { body: jsonBody(z.object({ store: storeId, date: calendarDate })) },
    responses: { 200: jsonResponse(z.object({ date: z.string() }), 'noted'), ...refusals },
  }),
}
