import { dayInCyprus, timeInCyprus } from './calendar.ts'

export const APPOINTMENT_STATUSES = ['requested', 'booked', 'cancelled', 'completed', 'no_show'] as const
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number]

export const APPOINTMENT_SOURCES = ['web', 'phone', 'store'] as const
export type AppointmentSource = (typeof APPOINTMENT_SOURCES)[number]

/** What staff note about a visit. `reopened` takes back that it is over. */
export const VISIT_STEPS = ['arrived', 'not_arrived', 'completed', 'no_show', 'reopened'] as const
export type VisitStep = (typeof VISIT_STEPS)[number]

/** Staff book at every quarter of an hour, in minutes. */
export const DIARY_STEP = 15

export interface Visit {
  status: AppointmentStatus
  startsAt: Date | null
  arrivedAt: Date | null
}

/**
 * The steps that a visit can take now. People arrive on their day, also late; nobody has missed a visit that has not
 * begun, or for which they are here.
 */
export function visitSteps({ status, startsAt, arrivedAt }: Visit, now: Date): VisitStep[] {
  if (startsAt === null || dayInCyprus(startsAt) > dayInCyprus(now)) return []
  if (status === 'completed') return ['reopened']
  if (status === 'no_show') return ['arrived', 'reopened']
  if (status !== 'booked') return []
  if (arrivedAt !== null) return ['completed', 'not_arrived']
  return startsAt <= now ? ['arrived', 'no_show'] : ['arrived']
}

export const canMove = ({ status }: Pick<Visit, 'status'>): boolean => status === 'booked' || status === 'requested'

/** Somebody who is here, or was, has not cancelled. */
export const canCancel = ({ status, arrivedAt }: Pick<Visit, 'status' | 'arrivedAt'>): boolean =>
  canMove({ status }) && arrivedAt === null

/** Minutes since midnight in Cyprus. */
export interface Span {
  from: number
  to: number
}

/** A moment of a day as minutes since its midnight by the clock; a moment of a later day is the day's end. */
export function minuteOfDay(moment: Date, day: string): number {
  if (dayInCyprus(moment) > day) return 24 * 60
  const [hours = 0, minutes = 0] = timeInCyprus(moment).split(':').map(Number)
  return hours * 60 + minutes
}
