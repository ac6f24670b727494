import type { CallInput } from '../../src/contract/calls.ts'

type Form = CallInput<'POST /api/contact'>['body']

let visitors = 0

/** What a visitor of their own would send for the morning of Monday, 23 November 2026. */
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
