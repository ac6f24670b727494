import * as z from 'zod'
import { isIban, normalizeIban } from '../domain/iban.ts'
import { fieldMessage } from './field-problems.ts'
import { email, line, lines } from './fields.ts'

const name = line(120).min(1, fieldMessage('name_required'))
const orderNumber = line(40).min(1, fieldMessage('order_number_required'))

/** What article 11a asks for, and nothing else: who withdraws, from which contract, where the receipt goes. */
export const statementForm = z.object({
  name,
  orderNumber,
  email,
  isWholeOrder: z.boolean(),
  pieces: lines(1_000).trim().default(''),
})
export type StatementForm = z.output<typeof statementForm>

/** The same as a form sends it: a choice is text. */
export const statementFields = z
  .object({
    name,
    orderNumber,
    email,
    scope: z.enum(['whole', 'part'], fieldMessage('invalid_value')),
    pieces: lines(1_000).trim().default(''),
  })
  .refine(({ scope, pieces }) => scope === 'whole' || pieces !== '', {
    path: ['pieces'],
    message: fieldMessage('text_required'),
  })
  .transform(({ scope, pieces, ...rest }) => ({
    ...rest,
    isWholeOrder: scope === 'whole',
    pieces: scope === 'whole' ? '' : pieces,
  }))

export const claimForm = z.object({
  name,
  orderNumber,
  email,
  description: lines(2_000).trim().min(1, fieldMessage('text_required')),
})
export type ClaimForm = z.output<typeof claimForm>

export const ibanForm = z.object({
  iban: line(60).transform(normalizeIban).refine(isIban, fieldMessage('invalid_iban')),
})
