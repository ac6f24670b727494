import { z } from '@hono/zod-openapi'
import { type ErrorCode, say } from './errors.ts'

/** Control characters have no place in what people type; PostgreSQL refuses NUL outright. */
const PRINTABLE = /^[^\p{Cc}\p{Cs}]*$/u
const PRINTABLE_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u
const LARGEST_ID = 2_147_483_647
const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/

/** One line of text of at most `max` characters, trimmed. */
export const line = (max: number) => z.string().trim().max(max, say('too_long')).regex(PRINTABLE, say('invalid_value'))

/** Text over several lines, of at most `max` characters. */
export const lines = (max: number) => z.string().max(max, say('too_long')).regex(PRINTABLE_LINES, say('invalid_value'))

/** A password as typed: never trimmed, bounded so that hashing stays cheap. */
export const secret = z.string().min(6, say('password_too_short')).max(200, say('too_long'))

export const email = line(254).pipe(z.email(say('invalid_email')))
export const phone = line(40).min(8, say('invalid_phone'))
export const storedId = z.int().min(1).max(LARGEST_ID)
export const euros = z.number().min(0)
export const moment = z.iso.datetime()

/** A number in a path or a query, written in digits. */
export const digits = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))

export const idInPath = digits(1, LARGEST_ID)
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** A day of the calendar as `2026-11-21`; one that does not exist, as 30 February, is refused. */
export const calendarDate = z
  .string()
  .min(1, say('date_required'))
  .regex(CALENDAR_DATE, say('date_required'))
  .refine((text) => {
    const date = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text)
  }, say('date_required'))

export const problem = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      requestId: z.string().optional(),
    }),
  })
  .openapi('Problem')

/** A JSON answer for a call's `responses`. */
export const answers = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

/** A JSON body for a call's `request`. */
export const takes = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true as const,
  content: { 'application/json': { schema } },
})

/** A refusal for a call's `responses`: the codes it may carry, in the one error shape. */
export const refuses = (...codes: ErrorCode[]) => answers(problem, codes.join(', '))
