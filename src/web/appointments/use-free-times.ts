import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../client/queries.ts'
import { useSite } from '../../client/site-context.tsx'
import { SERVICE_NAMES } from '../../domain/services.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { type Closing, closingOf, findSpecialDay } from '../../domain/slots.ts'
import { localized } from '../../i18n/languages.ts'
import { type Dictionary, fill } from '../../i18n/translate.ts'
import { useSettings } from '../site/storefront-context.tsx'
import { type StoreFacts, useStores } from '../site/stores.ts'

export interface SlotQuery {
  store?: string | undefined
  date?: string | undefined
  service?: string | null | undefined
  time?: string | undefined
}

export interface FreeTimes {
  times: readonly string[]
  note: string | null
}

/** The free times of the store and day chosen; read anew each time, since others book too. */
export function useFreeTimes({ store: name, date = '', service: chosen }: SlotQuery) {
  const { words, language } = useSite()
  const { appointments } = useSettings()
  const store = useStores().find((one) => one.name === name)
  const service = SERVICE_NAMES.find((one) => one === chosen)
  const day = store && date ? { store, date } : null
  const closing = day && closingOf(day.store, date, { now: new Date(), settings: { appointments, ...day.store } })
  const canQuery = day !== null && closing === null
  const slots = useQuery({
    ...callQuery('GET /api/appointments/slots', {
      query: { store: store?.name ?? '', date, ...(service && { service }) },
    }),
    enabled: canQuery,
    staleTime: 0,
  })
  const times = canQuery ? (slots.data ?? []).map((slot) => slot.time) : []
  const noteOfDay = () => {
    if (day === null) return words.appointment.chooseFirst
    if (closing !== null) return noteOfClosing(words, closing, { ...day, language, daysAhead: appointments.daysAhead })
    return noteOfSlots(words, slots)
  }
  return { times, note: noteOfDay(), reload: slots.refetch }
}

interface ClosedDay {
  store: StoreFacts
  date: string
  language: Language
  daysAhead: number
}

function noteOfClosing(
  { appointment }: Dictionary,
  closing: Closing,
  { store, date, language, daysAhead }: ClosedDay,
): string {
  if (closing === 'past') return appointment.closedPast
  if (closing === 'too_far') return fill(appointment.closedTooFar, { days: daysAhead })
  if (closing === 'weekday') return appointment.closedWeekday
  if (closing !== 'special_day') return fill(appointment.closedHoliday, { holiday: appointment.holidays[closing] })
  const special = findSpecialDay(store, date, store)
  const note = special && localized(special, 'note', language)
  return note ? fill(appointment.closedBecause, { note }) : appointment.closedSpecialDay
}

function noteOfSlots(
  { appointment }: Dictionary,
  slots: { isError: boolean; isPending: boolean; data?: readonly unknown[] | undefined },
): string | null {
  if (slots.isError) return appointment.timesFailed
  if (slots.isPending) return appointment.timesLoading
  return slots.data?.length === 0 ? appointment.noTimes : null
}
