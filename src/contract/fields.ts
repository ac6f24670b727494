import * as z from 'zod'
import { parseFit } from '../domain/fit-text.ts'
import { fieldMessage } from './field-problems.ts'

// A page's security policy forbids `eval`; zod would try it, catch the error and leave a violation report behind.
if (typeof document !== 'undefined') z.config({ jitless: true })

/** Control characters are rejected; PostgreSQL cannot store NUL. */
const PRINTABLE = /^[^\p{Cc}\p{Cs}]*$/u
const PRINTABLE_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u
const LARGEST_ID = 2_147_483_647
const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/

export const line = (max: number) =>
  z.string().trim().max(max, fieldMessage('too_long')).regex(PRINTABLE, fieldMessage('invalid_value'))

export const lines = (max: number) =>
  z.string().max(max, fieldMessage('too_long')).regex(PRINTABLE_LINES, fieldMessage('invalid_value'))

export const secret = z.string().min(6, fieldMessage('password_too_short')).max(200, fieldMessage('too_long'))

export const email = line(254).pipe(z.email(fieldMessage('invalid_email')))
export const phone = line(40).min(8, fieldMessage('invalid_phone'))
export const storedId = z.int().min(1).max(LARGEST_ID)
export const euros = z.number().min(0)
export const moment = z.iso.datetime()

export const digits = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))

export const idInPath = digits(1, LARGEST_ID)
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** What glasses must fit: `52-18-145`, `139` or `medium`. */
export const fit = z
  .string()
  .max(11)
  .transform((text, context) => {
    const parsed = parseFit(text)
    if (parsed) return parsed
    context.addIssue({ code: 'custom', message: fieldMessage('invalid_value') })
    return z.NEVER
  })

/** A calendar day as `2026-11-21`; days that do not exist, as 30 February, are rejected. */
export const calendarDate = z
  .string()
  .min(1, fieldMessage('date_required'))
  .regex(CALENDAR_DATE, fieldMessage('date_required'))
  .refine(isRealDay, fieldMessage('date_required'))

/** The day after must have four digits too, and PostgreSQL has no year 0. */
function isRealDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return text >= '1000' && text < '9999' && !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text)
}

/** Where the page before ended: a moment to the microsecond, and what tells rows of that moment apart. */
export const pageCursor = (last = '\\d{1,10}') =>
  z
    .string()
    .regex(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT([01]\\d|2[0-3])(:[0-5]\\d){2}\\.\\d{6}Z~${last}$`))
    .refine((text) => isRealDay(text.slice(0, 10)))
    .optional()
    .describe('`next` of the page before')
