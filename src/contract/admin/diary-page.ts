import { z } from '@hono/zod-openapi'
import { APPOINTMENT_SOURCES, APPOINTMENT_STATUSES, VISIT_STEPS } from '../../domain/diary.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { service } from '../appointment-form.ts'
import { frameToTry } from '../appointments.ts'
import { moment, storedId } from '../fields.ts'
import { problem } from '../route-parts.ts'

const seat = z.int().min(1).max(99)
const minutes = z.int().describe('since midnight in Cyprus')
const language = z.enum(['en', 'el'] satisfies Language[])

export const diaryAppointment = z
  .object({
    id: storedId,
    version: z.int().describe('to be sent with every change'),
    status: z.enum(APPOINTMENT_STATUSES),
    store: z.string().describe('the store’s id; empty where the store is gone'),
    date: z.string(),
    time: z.string().nullable().describe('null for a request, which the store gives a time'),
    startsAt: moment.nullable(),
    endsAt: moment.nullable(),
    seat: seat.nullable(),
    service: service.nullable(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    email: z.string().nullable().describe('null: no e-mails are sent'),
    language,
    orderId: z.string().nullable().describe('the order that is collected then'),
    message: z.string().nullable().describe('what the customer wrote'),
    frames: z.array(frameToTry).describe('that the store keeps to be tried'),
    staffNote: z.string().nullable().describe('for colleagues only'),
    source: z.enum(APPOINTMENT_SOURCES),
    arrivedAt: moment.nullable(),
    createdAt: moment,
    steps: z.array(z.enum(VISIT_STEPS)).describe('that the visit can take now'),
    isMovable: z.boolean(),
    isCancellable: z.boolean(),
  })
  .openapi('DiaryAppointment')
export type DiaryAppointment = z.infer<typeof diaryAppointment>

export const block = z
  .object({
    id: storedId,
    date: z.string(),
    seat: seat.nullable().describe('null for all seats'),
    startsAt: moment,
    endsAt: moment,
    reason: z.string(),
  })
  .openapi('DiaryBlock')
export type DiaryBlock = z.infer<typeof block>

const diaryDay = z.object({
  date: z.string(),
  hours: z.object({ opens: minutes, closes: minutes }).nullable().describe('null where the store is closed'),
  holiday: z.string().nullable().describe('a public holiday'),
  note: z.object({ en: z.string(), el: z.string() }).nullable().describe('why a day is special'),
  appointments: z.array(diaryAppointment).describe('by time; cancelled ones are left out'),
  blocks: z.array(block),
})

export const diary = z
  .object({
    store: z.object({ id: z.string(), seats: z.int() }),
    stores: z.array(z.object({ id: z.string(), name: z.string(), nameEl: z.string(), seats: z.int() })),
    services: z.array(z.object({ name: service, minutes: z.int() })),
    days: z.array(diaryDay),
    requests: z.array(diaryAppointment).describe('that wait for a time, of today on'),
  })
  .openapi('Diary')
export type Diary = z.infer<typeof diary>

export const person = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  language,
  lastSeen: moment.describe('of their last booking or order'),
})
export type DiaryPerson = z.infer<typeof person>

export const foundList = z.object({
  appointments: z.array(diaryAppointment).describe('by day, the latest first'),
  next: z.string().nullable().describe('the next page’s `after`; null on the last page'),
})
export type FoundAppointments = z.infer<typeof foundList>

export const diaryProblem = z
  .object({
    error: problem.shape.error.extend({
      current: diaryAppointment.optional(),
      changedBy: z.string().nullable().optional(),
      changedAt: moment.optional(),
    }),
  })
  .openapi('DiaryProblem')
export type DiaryProblem = z.infer<typeof diaryProblem>
