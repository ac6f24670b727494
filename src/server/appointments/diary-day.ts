import { ShopError } from '../../contract/errors.ts'
import { momentInCyprus } from '../../domain/calendar.ts'
import { findHoliday, type Holiday } from '../../domain/holidays.ts'
import type { ShopSettings } from '../../domain/settings.ts'
import { findSpecialDay, hoursOn } from '../../domain/slots.ts'
import type { Store } from '../../domain/stores.ts'
import type { Shop } from '../shop.ts'

/** @throws ShopError `invalid_input` for an id that no store has */
export function storeById({ settings }: Pick<Shop, 'settings'>, id: string): Store {
  const store = settings.current().stores.find((one) => one.id === id && !one.isClosed)
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
export function dayFactsOf(settings: ShopSettings, store: Store, day: string): DayFacts {
  const special = findSpecialDay(store, day, settings)
  const { hours } = hoursOn(store, day, settings)
  return { hours, holiday: findHoliday(day), note: special && { en: special.note, el: special.noteEl } }
}

export function isOpenDuring({ hours }: DayFacts, day: string, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }) {
  if (hours === null) return false
  return startsAt >= momentInCyprus(day, hours.opens) && endsAt <= momentInCyprus(day, hours.closes)
}
