import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../client/queries.ts'
import { useWords } from '../../client/site-context.tsx'
import { BOOKING, SERVICE_NAMES } from '../../domain/services.ts'
import { closingOf } from '../../domain/slots.ts'
import { STORES } from '../../domain/stores.ts'
import { type Dictionary, fill } from '../../i18n/translate.ts'

/** What was chosen so far, as the form's fields hold it. */
export interface SlotQuery {
  store?: string | undefined
  date?: string | undefined
  service?: string | null | undefined
  time?: string | undefined
}

export interface FreeTimes {
  times: readonly string[]
  /** Why there are none, in words. */
  note: string | null
}

/** The free times of the store and day chosen; they are asked for anew each time, since others choose too. */
export function useFreeTimes(wish: SlotQuery) {
  const words = useWords()
  const store = STORES.find(({ name }) => name === wish.store)
  const service = SERVICE_NAMES.find((name) => name === wish.service)
  const closing = store && wish.date ? closingOf(store, wish.date, new Date()) : null
  const isAsked = store !== undefined && Boolean(wish.date) && closing === null
  const slots = useQuery({
    ...callQuery('GET /api/appointments/slots', {
      query: { store: store?.name ?? 'Nicosia', date: wish.date ?? '', ...(service && { service }) },
    }),
    enabled: isAsked,
    staleTime: 0,
  })
  const times = isAsked ? (slots.data ?? []).map((slot) => slot.time) : []
  return { times, note: noteOf(words, { isChosen: Boolean(store && wish.date), closing, slots }), ask: slots.refetch }
}

interface Asked {
  isChosen: boolean
  closing: ReturnType<typeof closingOf>
  slots: { isError: boolean; isPending: boolean; data?: readonly unknown[] | undefined }
}

function noteOf({ appointment }: Dictionary, { isChosen, closing, slots }: Asked): string | null {
  if (!isChosen) return appointment.chooseFirst
  if (closing === 'past') return appointment.closedPast
  if (closing === 'too_far') return fill(appointment.closedTooFar, { days: BOOKING.daysAhead })
  if (closing === 'weekday') return appointment.closedWeekday
  if (closing !== null) return fill(appointment.closedHoliday, { holiday: appointment.holidays[closing] })
  if (slots.isError) return appointment.timesFailed
  if (slots.isPending) return appointment.timesLoading
  return slots.data?.length === 0 ? appointment.noTimes : null
}
