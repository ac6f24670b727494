import { useSearchParams } from 'react-router'
import { addDays, dayInCyprus, weekdayOf } from '../../domain/calendar.ts'
import { readOwnStore } from '../site/own-store.ts'
import { adminHref } from '../site/screens.ts'

/** This browser's store: a till stands in one. */
const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/

export interface DiaryAddress {
  view: 'day' | 'week'
  store: string | undefined
  day: string
  q: string
  after: string | undefined
  /** Whose panel is open. */
  booking: number | undefined
}

export function useDiaryAddress(): DiaryAddress {
  const [search] = useSearchParams()
  const day = search.get('day') ?? ''
  const isDay = CALENDAR_DAY.test(day) && !Number.isNaN(Date.parse(day))
  return {
    view: search.get('view') === 'week' ? 'week' : 'day',
    store: search.get('store') ?? readOwnStore(),
    day: isDay ? day : dayInCyprus(new Date()),
    q: search.get('q') ?? '',
    after: search.get('after') ?? undefined,
    booking: Number(search.get('booking')) || undefined,
  }
}

export function diaryHref({ view, store, day, q, after, booking }: Partial<DiaryAddress>): string {
  const shownDay = day === dayInCyprus(new Date()) ? undefined : day
  return adminHref('diary', {
    query: { view: view === 'week' ? view : undefined, store, day: shownDay, q, after, booking },
  })
}

export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7))

/** What the diary shows of an address: a day, or the week around it. */
export const shownDays = ({ view, day }: Pick<DiaryAddress, 'view' | 'day'>) =>
  view === 'week' ? { from: mondayOf(day), days: 7 } : { from: day, days: 1 }
