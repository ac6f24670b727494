import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointmentForm } from '../../../test/support/appointment-form.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { DEFAULT_SETTINGS } from '../../domain/settings.ts'
import { type CalendarEvent, calendarFile, type Method } from './calendar-file.ts'

const EVENT: CalendarEvent = {
  id: 7,
  firstName: 'Ελένη',
  lastName: 'Ιωάννου "η ψηλή"',
  email: 'eleni@example.com',
  store: 'Paphos',
  service: 'eye_exam',
  startsAt: new Date('2026-11-23T08:00:00Z'),
  endsAt: new Date('2026-11-23T08:45:00Z'),
  sequence: 0,
  link: 'https://shop.example/appointments/7-abc',
}
const file = (method: Method, changes: Partial<CalendarEvent> = {}, language: 'en' | 'el' = 'en') =>
  calendarFile(
    { ...EVENT, ...changes },
    { method, language, origin: 'https://shop.example:8443', now: new Date('2026-11-20T08:00:00.123Z') },
    DEFAULT_SETTINGS,
  )
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const lineNamed = (text: string, name: string) => linesOf(text).find((line) => line.startsWith(name))

test('an appointment is an event in UTC with all required fields', () => {
  const lines = linesOf(file('REQUEST'))
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', ''])
  for (const line of [
    'VERSION:2.0',
    'METHOD:REQUEST',
    'DTSTAMP:20261120T080000Z',
    'DTSTART:20261123T080000Z',
    'DTEND:20261123T084500Z',
    'SEQUENCE:0',
    'STATUS:CONFIRMED',
    'SUMMARY:Eye exam at Elegance Eyewear Cyprus',
    'LOCATION:Elegance Eyewear Cyprus\\, 8 Poseidonos Avenue\\, 8042 Paphos',
    'DESCRIPTION:To move or cancel: https://shop.example/appointments/7-abc\\nPhone: +357 26 000 103',
    'ATTENDEE;CN="Ελένη Ιωάννου η ψηλή";PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:eleni@example.com',
  ]) {
    expect(lines).toContain(line)
  }
})

test('a move and a cancellation keep the UID and raise the sequence', () => {
  const made = file('REQUEST')
  const cancelled = file('CANCEL', { sequence: 2 })
  expect(lineNamed(made, 'UID:')).toMatch(/^UID:[0-9a-f]{32}@shop\.example$/)
  expect(lineNamed(file('REQUEST', { sequence: 1 }), 'UID:')).toBe(lineNamed(made, 'UID:'))
  expect(lineNamed(cancelled, 'UID:')).toBe(lineNamed(made, 'UID:'))
  expect(lineNamed(file('REQUEST', { id: 8 }), 'UID:')).not.toBe(lineNamed(made, 'UID:'))
  expect(linesOf(cancelled)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2', 'DTSTART:20261123T080000Z']),
  )
})

test('lines end in CRLF, have at most 75 octets and do not split a character', () => {
  const text = file('REQUEST', { firstName: 'Αλεξανδρινή'.repeat(9) }, 'el')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\uFFFD')
  expect(lineNamed(text, 'SUMMARY')).toBe('SUMMARY:Εξέταση όρασης\\, Elegance Eyewear Cyprus')
  expect(lineNamed(text, 'ATTENDEE')).toContain('Αλεξανδρινή'.repeat(9))
})

test('user input cannot add lines', () => {
  const text = file('REQUEST', { firstName: 'Eve\r\nATTACH:http://evil.example', lastName: '";X="' })
  expect(linesOf(text).filter((line) => line.startsWith('ATTACH'))).toEqual([])
  expect(lineNamed(text, 'ATTENDEE')).toContain('CN="EveATTACH:http://evil.example ;X="')
})

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ clock: () => new Date('2026-11-20T08:00:00Z') })
})
afterAll(() => shop.close())

test('the link serves the file; a request without a time has none', async () => {
  const { api, send } = shop.visitor()
  const made = await api.appointments.book(appointmentForm({ time: '10:00' }))
  const response = await send(`/api/appointments/${made.token}/calendar`)
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  const text = await response.text()
  expect(linesOf(text)).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'DTSTART:20261123T080000Z']))
  expect(text).not.toContain('ATTENDEE')
  const request = await api.appointments.book(appointmentForm())
  expect((await send(`/api/appointments/${request.token}/calendar`)).status).toBe(404)
  await api.appointments.cancel(made.token)
  expect((await send(`/api/appointments/${made.token}/calendar`)).status).toBe(404)
})
