import type { CallInput } from '../../src/contract/calls.ts'
import { addDays, dayInCyprus } from '../../src/domain/calendar.ts'

type Form = CallInput<'POST /api/contact'>['body']

let visitors = 0

/** A day that a shop without a clock of its own accepts, whenever the test runs. */
export const DAY_AHEAD = addDays(dayInCyprus(new Date()), 7)

/** A request for Monday, 23 November 2026, from a new visitor each time. */
export const appointmentForm = (changes: Partial<Form> = {}): Form => ({
  firstName: 'Eleni',
  lastName: 'Ioannou',
  email: `eleni-${++visitors}@example.com`,
  phone: '+357 99 112233',
  store: 'Nicosia',
  date: '2026-11-23',
  message: '',
  ...changes,
})
