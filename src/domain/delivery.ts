import { addDays, weekdayOf } from './calendar.ts'
import { findHoliday } from './holidays.ts'

/** Whether a calendar day in Cyprus (`2026-11-21`) is a business day: not a weekend or public holiday. */
export function isBusinessDay(day: string): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && findHoliday(day) === null
}

/** The day that is `count` business days after `day`, which itself does not count. */
export function addBusinessDays(day: string, count: number): string {
  let last = day
  for (let left = count; left > 0; ) {
    last = addDays(last, 1)
    if (isBusinessDay(last)) left--
  }
  return last
}

/**
 * The first and last day on which an order arrives by standard delivery.
 * @param deliveryEstimate in working days, as `2-4`
 */
export function deliveryDays(orderedOn: string, deliveryEstimate: string): { first: string; last: string } {
  const [fewest = 0, most = fewest] = deliveryEstimate.split('-').map(Number)
  return { first: addBusinessDays(orderedOn, fewest), last: addBusinessDays(orderedOn, most) }
}
