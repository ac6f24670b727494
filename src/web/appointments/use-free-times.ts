import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../client/queries.ts'
import { useWords } from '../../client/site-context.tsx'
import { BOOKING, SERVICE_NAMES } from '../../domain/services.ts'
import { closingOf } from '../../domain/slots.ts'
import { STORES } from '../../domain/stores.ts'
import { type Dictionary, fill } from '../../i18n/translate.ts'

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
export function useFreeTimes(choice: SlotQuery) {
  const words = useWords()
  const store = STORES.find(({ name }) => name === choice.store)
  const service = SERVICE_NAMES.find((name) => name === choice.service)
  const closing = store && choice.date ? closingOf(store, choice.date, new Date()) : null
  const canQuery = store !== undefined && Boolean(choice.date) && closing === null
  const slots = useQuery({
    ...callQuery('GET /api/appointments/slots', {
      query: { store: store?.name ?? 'Nicosia', date: choice.date ?? '', ...(service && { service }) },
    }),
    enabled: canQuery,
    staleTime: 0,
  })
  const times = canQuery ? (slots.data ?? []).map((slot) => slot.time) : []
  return {
    times,
    note: noteOf(words, { isChosen: Boolean(store && choice.date), closing, slots }),
    reload: slots.refetch,
  }
}

interface SlotState {
  isChosen: boolean
  closing: ReturnType<typeof closingOf>
  slots: { isError: boolean; isPending: boolean; data?: readonly unknown[] | undefined }
}

function noteOf({ appointment }: Dictionary, { isChosen, closing, slots }: SlotState): string | null {
  if (!isChosen) return appointment.chooseFirst
  if (closing === 'past') return appointment.closedPast
  if (closing === 'too_far') return fill(appointment.closedTooFar, { days: BOOKING.daysAhead })
  if (closing === 'weekday') return appointment.closedWeekday
  if (closing !== null) return fill(appointment.closedHoliday, { holiday: appointment.holidays[closing] })
  if (slots.isError) return appointment.timesFailed
  if (slots.isPending) return appointment.timesLoading
  return slots.data?.length === 0 ? appointment.noTimes : null
}
