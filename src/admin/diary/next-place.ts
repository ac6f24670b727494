import { dayInCyprus, timeOf } from '../../domain/calendar.ts'
import { DIARY_STEP, minuteOfDay } from '../../domain/diary.ts'
import type { DiaryDay, Place } from './diary-page.ts'

/** Where a booking begins that was begun without pressing a gap: now, or at opening. */
export function nextPlace(day: DiaryDay): Place {
  const now = new Date()
  const opens = day.hours?.opens ?? 9 * 60
  const minute = minuteOfDay(now, dayInCyprus(now))
  const isToday = day.date === dayInCyprus(now)
  const from = isToday ? Math.max(opens, Math.floor(minute / DIARY_STEP) * DIARY_STEP) : opens
  return { date: day.date, time: timeOf(from), seat: null }
}
