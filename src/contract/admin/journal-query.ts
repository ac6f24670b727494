import { z } from '@hono/zod-openapi'
import { calendarDate, digits } from '../fields.ts'

const query = z.object({
  from: calendarDate.optional().describe('a day in Cyprus'),
  to: calendarDate.optional().describe('a day in Cyprus, inclusive'),
  before: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional()
    .describe('`next` of the page before'),
  limit: digits(1, 100).default(50),
})
export type JournalQuery = z.output<typeof query>
/** A stretch of a journal, newest first, a page at a time: of the audit and of the security events. */
export const journalQuery = query.shape

export const journalNext = z.int().nullable().describe('the next page’s `before`; null on the last page')
