import { z } from '@hono/zod-openapi'
import { SECURITY_ACTORS, SECURITY_EVENT_KINDS, SECURITY_OUTCOMES } from '../../domain/security-events.ts'
import { moment, storedId } from '../fields.ts'
import { errorResponse, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'
import { journalNext, journalQuery } from './journal-query.ts'

const securityEvent = z
  .object({
    id: z.int(),
    at: moment,
    kind: z.enum(SECURITY_EVENT_KINDS),
    outcome: z.enum(SECURITY_OUTCOMES).describe('locked: refused unchecked, after too many failures'),
    actor: z.enum(SECURITY_ACTORS),
    actorId: storedId.nullable().describe('of the customer’s account or the staff member'),
    staffName: z.string().nullable(),
    nameHash: z
      .string()
      .nullable()
      .describe('of what was typed as a name; comparable while the cookie secret is the same'),
    sourceHash: z.string().nullable().describe('of the network; comparable within a day'),
    subject: z.string().nullable().describe('the table of what it is about'),
    subjectId: z.int().nullable(),
  })
  .openapi('SecurityEvent')

const securityEventQuery = z.object({
  kind: z.enum(SECURITY_EVENT_KINDS).optional(),
  outcome: z.enum(SECURITY_OUTCOMES).optional(),
  actor: z.enum(SECURITY_ACTORS).optional(),
  ...journalQuery,
})
export type SecurityEventQuery = z.output<typeof securityEventQuery>

const securityEventPage = z.object({
  events: z.array(securityEvent).describe('newest first'),
  next: journalNext,
})
export type SecurityEventPage = z.infer<typeof securityEventPage>

export const securityEventCalls = {
  listSecurityEvents: adminCall('security.view', {
    method: 'get',
    path: '/api/admin/security-events',
    tags: ['Audit'],
    summary: 'Sign-ins, failures, changes of access, exports, decryptions and erasures, without personal data',
    request: { query: securityEventQuery },
    responses: {
      200: jsonResponse(securityEventPage, 'a page'),
      400: errorResponse('invalid_input'),
      401: errorResponse('sign_in_required'),
      403: errorResponse('not_permitted'),
    },
  }),
}
