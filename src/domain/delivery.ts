import { addDays, dayInCyprus, minutesOf, timeInCyprus, weekdayOf } from './calendar.ts'
import type { DeliverySettings } from './delivery-settings.ts'
import { findHoliday } from './holidays.ts'
import type { DeliveryMethod } from './shop-facts.ts'

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

/** The first and last day on which something happens. */
export interface DayRange {
  first: string
  last: string
}

/**
 * The first and last day on which an order arrives by standard delivery.
 * @param deliveryEstimate in working days, as `2-4`
 */
export function deliveryDays(orderedOn: string, deliveryEstimate: string): DayRange {
  const [fewest, most] = readEstimate(deliveryEstimate)
  return { first: addBusinessDays(orderedOn, fewest), last: addBusinessDays(orderedOn, most) }
}

/** A postcode as one of a list with ranges: `4820-4829, 8830`. */
export function isRemotePostcode(postcode: string, list: string): boolean {
  const digits = postcode.replace(/\s/g, '')
  if (!/^\d{4}$/.test(digits)) return false
  return list.split(',').some((part) => {
    const [from = '', to = from] = part.split('-').map((one) => one.trim())
    return from !== '' && digits >= from && digits <= to
  })
}

interface Delivery {
  method: DeliveryMethod
  /** Where it goes, in Cyprus; empty as long as nobody has typed it. */
  postcode: string
  /** Of standard delivery, as `2-4`. */
  standardEstimate: string
  settings: DeliverySettings
  /** Lenses are made for it first. */
  hasLenses?: boolean
}

/**
 * The first and last day on which an order of this moment arrives, or can be collected. After the cut-off, and on days
 * on which nobody works, the days count from the next business day.
 */
export function arrivalDays(
  orderedAt: Date,
  { method, postcode, standardEstimate, settings, hasLenses = false }: Delivery,
): DayRange {
  const today = dayInCyprus(orderedAt)
  const isInTime = isBusinessDay(today) && minutesOf(timeInCyprus(orderedAt)) < settings.cutOffAt
  const start = addBusinessDays(isInTime ? today : addBusinessDays(today, 1), settings.dispatchDays)
  const isToDoor = method === 'standard' || method === 'express'
  const estimates = [
    method === 'standard' ? standardEstimate : settings.estimates[method],
    ...(hasLenses ? [settings.lensEstimate] : []),
    ...(isToDoor && isRemotePostcode(postcode, settings.remotePostcodes) ? [settings.remoteEstimate] : []),
  ].map(readEstimate)
  const fewest = estimates.reduce((sum, [few]) => sum + few, 0)
  const most = estimates.reduce((sum, [, many]) => sum + many, 0)
  return { first: addBusinessDays(start, fewest), last: addBusinessDays(start, most) }
}

function readEstimate(text: string): [fewest: number, most: number] {
  const [fewest = 0, most = fewest] = text.split('-').map(Number)
  return [fewest, most]
}
