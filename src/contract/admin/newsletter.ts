import { z } from '@hono/zod-openapi'
import { NEWSLETTER_SOURCES, SUBSCRIBER_STATUSES } from '../../domain/newsletter.ts'
import { digits, idInPath, line, moment, pageCursor, storedId } from '../fields.ts'
import { errorResponse, jsonBody, jsonResponse } from '../route-parts.ts'
import { adminCall, dangerousCall } from './define-admin-call.ts'
import { listCount } from './list-count.ts'

export const NEWSLETTER_VIEWS = ['subscribed', 'pending', 'unsubscribed', 'all'] as const
export type NewsletterView = (typeof NEWSLETTER_VIEWS)[number]

const subscriber = z
  .object({
    id: storedId,
    email: z.string(),
    language: z.string(),
    status: z.enum(SUBSCRIBER_STATUSES),
    source: z.enum(NEWSLETTER_SOURCES).describe('where they signed up'),
    askedAt: moment.describe('when they signed up last'),
    confirmedAt: moment.nullable().describe('when they consented, by the link sent to their address'),
    leftAt: moment.nullable(),
  })
  .openapi('Subscriber')
export type Subscriber = z.infer<typeof subscriber>

const subscribersQuery = z.object({
  view: z.enum(NEWSLETTER_VIEWS).default('subscribed'),
  q: line(100).default('').describe('beginnings of the parts of an address'),
  after: pageCursor(),
  limit: digits(1, 100).default(50),
})
export type SubscribersQuery = z.output<typeof subscribersQuery>

const subscriberList = z.object({
  subscribers: z.array(subscriber).describe('the last to sign up first'),
  count: listCount,
  next: z.string().nullable().describe('the next page’s `after`; null on the last page'),
})
export type SubscriberList = z.infer<typeof subscriberList>

const refusals = {
  400: errorResponse('invalid_input'),
  401: errorResponse('sign_in_required'),
  403: errorResponse('not_permitted', 'confirmation_required'),
}
const tags = ['Newsletter of the back office']

export const subscriberCalls = {
  listSubscribers: adminCall('customers.view', {
    method: 'get',
    path: '/api/admin/newsletter',
    tags,
    summary: 'A page of the subscribers of a view',
    request: { query: subscribersQuery },
    responses: { 200: jsonResponse(subscriberList, 'a page'), ...refusals },
  }),
  endSubscription: adminCall('customers.edit', {
    method: 'post',
    path: '/api/admin/newsletter/{id}/leave',
    tags,
    summary: 'Unsubscribes somebody who has asked for it; repeating it changes nothing',
    request: { params: z.object({ id: idInPath }) },
    responses: { 200: jsonResponse(subscriber, 'the subscriber'), ...refusals, 404: errorResponse('not_found') },
  }),
  exportSubscribers: dangerousCall('customers.export', {
    method: 'post',
    path: '/api/admin/newsletter/export',
    tags,
    summary: 'The confirmed subscribers with the time of their consent, as CSV in the language of the account',
    request: { body: jsonBody(z.object({})) },
    responses: {
      200: { description: 'the file', content: { 'text/csv': { schema: z.string() } } },
      ...refusals,
    },
  }),
}
