import { addDays, weekdayOf } from './calendar.ts'
import { findHoliday } from './holidays.ts'
import { SHIPPING } from './shop-facts.ts'

/** Whether parcels are packed and carried on a day of the calendar in Cyprus, as `2026-11-21`. */
export function isBusinessDay(day: string): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && findHoliday(day) === null
}

/** The business day so many business days after a day, which itself does not count. */
export function addBusinessDays(day: string, count: number): string {
  let last = day
  for (let left = count; left > 0; ) {
    last = addDays(last, 1)
    if (isBusinessDay(last)) left--
  }
  return last
}

/** Between which days an order placed on a day arrives by standard delivery: the shop's estimate in business days. */
export function deliveryDays(orderedOn: string): { first: string; last: string } {
  const [fewest = 0, most = fewest] = SHIPPING.deliveryEstimate.split('-').map(Number)
  return { first: addBusinessDays(orderedOn, fewest), last: addBusinessDays(orderedOn, most) }
}
