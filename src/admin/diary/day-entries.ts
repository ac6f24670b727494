import { type Gap, gapsOf, type Lane, lanesOf, overlaps, shownSpan } from '../../domain/day-grid.ts'
import { minuteOfDay, type Span } from '../../domain/diary.ts'
import type { Appointment, Block, DiaryDay } from './diary-page.ts'

export type Entry =
  | ({ is: 'appointment'; seat: number; appointment: Appointment } & Span & Lane)
  | ({ is: 'block'; seat: number | null; block: Block } & Span)
  | ({ is: 'gap'; seat: number } & Gap & Lane)

export interface DayLayout {
  /** Null where nothing is to be shown: closed, and nobody booked. */
  span: Span | null
  open: Span | null
  seats: number
  /** By time, then by seat: the order in which they are read. */
  entries: Entry[]
}

/**
 * What stands where in a day.
 * @param firstFree the minute from which gaps can be pressed; null where none can
 */
export function layOutDay(day: DiaryDay, storeSeats: number, firstFree: number | null): DayLayout {
  const { date } = day
  const open = day.hours && { from: day.hours.opens, to: day.hours.closes }
  const spanOf = ({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }): Span => ({
    from: startsAt === null ? 0 : minuteOfDay(new Date(startsAt), date),
    to: endsAt === null ? 0 : minuteOfDay(new Date(endsAt), date),
  })
  const booked = day.appointments.map((appointment) => ({
    appointment,
    seat: appointment.seat ?? 1,
    ...spanOf(appointment),
  }))
  const blocks = day.blocks.map((block) => ({ is: 'block' as const, block, seat: block.seat, ...spanOf(block) }))
  const seats = Math.max(storeSeats, 1, ...booked.map(({ seat }) => seat))
  const numbers = Array.from({ length: seats }, (_, index) => index + 1)
  const appointments = numbers.flatMap((seat) => {
    const column = booked.filter((one) => one.seat === seat)
    const lanes = lanesOf(column)
    return column.map((one, index) => {
      const { lane, lanes: all } = lanes[index] ?? ONE_LANE
      return { is: 'appointment' as const, ...one, lane, lanes: isMissed(one) ? Math.max(all, 2) : all }
    })
  })
  const gaps = numbers.slice(0, storeSeats).flatMap((seat) => {
    if (open === null || firstFree === null) return []
    const column = booked.filter((one) => one.seat === seat)
    const taken = [
      ...column.filter((one) => !isMissed(one)),
      ...blocks.filter((block) => block.seat === null || block.seat === seat),
    ]
    return gapsOf({ ...open, from: Math.max(open.from, firstFree) }, taken).map((gap) => ({
      is: 'gap' as const,
      seat,
      ...gap,
      // Somebody else may take the time of a visitor who did not come: both can be pressed.
      ...(column.some((one) => overlaps(one, gap)) ? { lane: 1, lanes: 2 } : ONE_LANE),
    }))
  })
  const entries: Entry[] = [...appointments, ...blocks, ...gaps]
  entries.sort((one, other) => one.from - other.from || (one.seat ?? 0) - (other.seat ?? 0))
  return { span: shownSpan(open, [...booked, ...blocks]), open, seats, entries }
}

const ONE_LANE: Lane = { lane: 0, lanes: 1 }

const isMissed = ({ appointment }: { appointment: Appointment }) => appointment.status === 'no_show'
