import { z } from '@hono/zod-openapi'
import { fieldMessage } from '../field-problems.ts'
import { lines } from '../fields.ts'
import { requestKey } from './order-call-parts.ts'

/** A note for colleagues, about an order or a customer. */
export const noteForm = z.object({
  text: lines(2_000).trim().min(1, fieldMessage('text_required')),
  requestKey,
})
export type NewNote = z.output<typeof noteForm>
