import { z } from '@hono/zod-openapi'
import { digits, moment, storedId } from '../fields.ts'
import { errorResponse, jsonResponse } from '../route-parts.ts'
import { adminCall } from './define-admin-call.ts'
import { journalNext, journalQuery } from './journal-query.ts'

export const AUDIT_ACTIONS = ['insert', 'update', 'delete', 'note'] as const

const auditEntry = z
  .object({
    id: z.int(),
    at: moment,
    staffId: storedId.nullable().describe('null for a command on the server'),
    staffName: z.string().nullable(),
    call: z.string().describe('as `PATCH /api/admin/staff/{id}`'),
    requestId: z.string().nullable(),
    action: z.enum(AUDIT_ACTIONS),
    subject: z.string().describe('the table, or what a note is about'),
    subjectId: z.string().nullable(),
    changes: z
      .record(z.string(), z.object({ before: z.unknown().optional(), after: z.unknown().optional() }))
      .describe('the changed columns, without personal ones'),
    hidden: z.array(z.string()).describe('changed personal columns: names only'),
    note: z.string().nullable().describe('a note’s kind, as `viewed`, `printed`, `exported` or `signed_in`'),
  })
  .openapi('AuditEntry')
export type AuditEntry = z.infer<typeof auditEntry>

const auditQuery = z.object({
  staffId: digits(1, 2_147_483_647).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  subject: z.string().max(60).optional(),
  subjectId: z.string().max(100).optional(),
  ...journalQuery,
})
export type AuditQuery = z.output<typeof auditQuery>

const auditPage = z.object({
  entries: z.array(auditEntry).describe('newest first'),
  next: journalNext,
})
export type AuditPage = z.infer<typeof auditPage>

const auditProof = z.object({
  isIntact: z.boolean(),
  entries: z.int().describe('chained and checked'),
  firstBrokenId: z.int().nullable(),
})
export type AuditProof = z.infer<typeof auditProof>

export const auditCalls = {
  listAudit: adminCall('audit.view', {
    method: 'get',
    path: '/api/admin/audit',
    tags: ['Audit'],
    summary: 'Who changed, saw, printed or exported what',
    request: { query: auditQuery },
    responses: {
      200: jsonResponse(auditPage, 'a page'),
      400: errorResponse('invalid_input'),
      401: errorResponse('sign_in_required'),
      403: errorResponse('not_permitted'),
    },
  }),
  checkAudit: adminCall('audit.view', {
    method: 'get',
    path: '/api/admin/audit/proof',
    tags: ['Audit'],
    summary: 'Checks the chain of hashes over all older entries',
    responses: {
      200: jsonResponse(auditProof, 'the result'),
      401: errorResponse('sign_in_required'),
      403: errorResponse('not_permitted'),
    },
  }),
}
