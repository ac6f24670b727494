import { z } from '@hono/zod-openapi'
import { NEWSLETTER_SOURCES, SUBSCRIBER_STATUSES } from '../../domain/newsletter.ts'
import { SERVICE_NAMES } from '../../domain/services.ts'
import { fieldMessage } from '../field-problems.ts'
import { calendarDate, digits, email, euros, idInPath, line, moment, pageCursor, storedId } from '../fields.ts'
import { errorResponse, jsonBody, jsonResponse } from '../route-parts.ts'
import { heldData } from '../security.ts'
import { adminCall, dangerousCall } from './define-admin-call.ts'
import { listCount } from './list-count.ts'
import { noteForm } from './note-form.ts'
import { orderStatus } from './order-page.ts'

const customerRow = z
  .object({
    id: storedId,
    name: z.string().describe('empty where nobody wrote one'),
    email: z.string(),
    phone: z.string(),
    hasAccount: z.boolean(),
    language: z.string().describe('in which the shop writes to them'),
    orders: z.int(),
    bookings: z.int(),
    spent: euros.describe('without cancelled and returned orders'),
    lastActiveAt: moment.describe('the last order, appointment or registration'),
  })
  .openapi('CustomerRow')
export type CustomerListRow = z.infer<typeof customerRow>

const customersQuery = z.object({
  q: line(100).default('').describe('name, e-mail or phone, in Greek, Greeklish or Latin; words may be cut short'),
  after: pageCursor(),
  limit: digits(1, 100).default(50),
})
export type CustomersQuery = z.output<typeof customersQuery>

const customerList = z.object({
  customers: z.array(customerRow).describe('the last active first'),
  count: listCount,
  next: z.string().nullable().describe('the next page’s `after`; null on the last page'),
})
export type CustomerList = z.infer<typeof customerList>

const customerNote = z.object({
  id: z.int(),
  at: moment,
  staffName: z.string(),
  text: z.string().nullable().describe('null where it was deleted'),
  deleted: z.object({ at: moment, staffName: z.string(), reason: z.string() }).nullable(),
})
export type CustomerNote = z.infer<typeof customerNote>

const booking = z.object({
  id: storedId,
  store: z.string(),
  service: z.enum(SERVICE_NAMES).nullable(),
  date: calendarDate,
  startsAt: moment.nullable().describe('null for a request without a time'),
  status: z.string(),
  message: z.string().nullable(),
})

const customer = z
  .object({
    ...customerRow.shape,
    account: z.object({ username: z.string(), isEmailConfirmed: z.boolean(), createdAt: moment }).nullable(),
    orderList: z
      .array(z.object({ id: z.string(), status: orderStatus, createdAt: moment, pieces: z.int(), total: euros }))
      .describe('the newest 50, newest first'),
    bookingList: z.array(booking).describe('the latest 50, latest first'),
    newsletter: z
      .object({
        id: storedId,
        status: z.enum(SUBSCRIBER_STATUSES),
        source: z.enum(NEWSLETTER_SOURCES),
        confirmedAt: moment.nullable(),
        leftAt: moment.nullable(),
      })
      .nullable(),
    notes: z.array(customerNote).describe('newest first'),
    openOrders: z.array(z.string()).describe('orders under way; while there are any, nobody can be erased'),
    bookingsAhead: z.int(),
  })
  .openapi('Customer')
export type Customer = z.infer<typeof customer>

export const noteDeletionForm = z.object({ reason: line(200).min(1, fieldMessage('text_required')) })

export const erasureForm = z.object({ email: email.describe('the customer’s address, typed to confirm') })

const customerData = heldData
  .extend({
    account: heldData.shape.account.nullable(),
    notes: z.array(z.object({ at: moment, text: z.string().nullable() })),
  })
  .openapi('CustomerData')
export type CustomerData = z.infer<typeof customerData>

const inPath = z.object({ id: idInPath })
const noteInPath = z.object({ id: idInPath, noteId: idInPath })
const refusals = {
  400: errorResponse('invalid_input'),
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted', 'confirmation_required'),
  404: errorResponse('not_found'),
}
const tags = ['Customers']

export const customerCalls = {
  listCustomers: adminCall('customers.view', {
    method: 'get',
    path: '/api/admin/customers',
    tags,
    summary: 'A page of all accounts and guests, or of those that a search finds',
    request: { query: customersQuery },
    responses: {
      200: jsonResponse(customerList, 'a page'),
      400: refusals[400],
      401: refusals[401],
      403: refusals[403],
    },
  }),
  getCustomer: adminCall('customers.view', {
    method: 'get',
    path: '/api/admin/customers/{id}',
    tags,
    summary: 'One person with orders, bookings and notes; the look is noted in the audit',
    request: { params: inPath },
    responses: { 200: jsonResponse(customer, 'the person'), ...refusals },
  }),
  addCustomerNote: adminCall('customers.edit', {
    method: 'post',
    path: '/api/admin/customers/{id}/notes',
    tags,
    summary: 'Adds a note that only staff read',
    request: { params: inPath, body: jsonBody(noteForm) },
    responses: { 200: jsonResponse(customer, 'the person'), ...refusals },
  }),
  deleteCustomerNote: adminCall('customers.edit', {
    method: 'post',
    path: '/api/admin/customers/{id}/notes/{noteId}/delete',
    tags,
    summary: 'Deletes the words of a note; who deleted them, and why, stays',
    request: { params: noteInPath, body: jsonBody(noteDeletionForm) },
    responses: { 200: jsonResponse(customer, 'the person'), ...refusals, 409: errorResponse('note_already_deleted') },
  }),
  exportCustomer: dangerousCall('customers.export', {
    method: 'post',
    path: '/api/admin/customers/{id}/export',
    tags,
    summary: 'Everything the shop has about a person, to be given to them',
    request: { params: inPath, body: jsonBody(z.object({})) },
    responses: { 200: jsonResponse(customerData, 'the data'), ...refusals },
  }),
  eraseCustomer: dangerousCall('customers.erase', {
    method: 'post',
    path: '/api/admin/customers/{id}/erase',
    tags,
    summary: 'Deletes everything about a person but what the accounts must keep, which no longer names them',
    request: { params: inPath, body: jsonBody(erasureForm) },
    responses: {
      200: jsonResponse(z.null(), 'nothing about them is left'),
      ...refusals,
      409: errorResponse('orders_under_way'),
    },
  }),
}
