import { ShopError } from '../../contract/errors.ts'
import { momentInCyprus, weekdayOf } from '../../domain/calendar.ts'
import { findHoliday, type Holiday } from '../../domain/holidays.ts'
import type { ShopSettings } from '../../domain/settings.ts'
import type { Store } from '../../domain/stores.ts'
import type { Shop } from '../shop.ts'

/** @throws ShopError `invalid_input` for an id that no store has */
export function storeById({ settings }: Pick<Shop, 'settings'>, id: string): Store {
  const store = settings.current().stores.find((one) => one.id === id)
  if (store === undefined) throw new ShopError('invalid_input', { fields: { store: 'store_required' } })
  return store
}

interface DayFacts {
  /** Minutes since midnight in Cyprus; null where the store is closed. */
  hours: { opens: number; closes: number } | null
  holiday: Holiday | null
  note: { en: string; el: string } | null
}

/** When a store is open on a day, and why that differs from the week's hours. */
export function dayFactsOf({ specialDays }: ShopSettings, store: Store, day: string): DayFacts {
  const today = specialDays.filter(({ date, store: only }) => date === day && (only === null || only === store.id))
  const special = today.find((one) => one.store !== null) ?? today[0]
  const holiday = findHoliday(day)
  if (special) return { hours: special.hours, holiday, note: { en: special.note, el: special.noteEl } }
  return { hours: holiday === null ? (store.opening[weekdayOf(day)] ?? null) : null, holiday, note: null }
}

export function isOpenDuring({ hours }: DayFacts, day: string, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }) {
  if (hours === null) return false
  return startsAt >= momentInCyprus(day, hours.opens) && endsAt <= momentInCyprus(day, hours.closes)
}
