import { dayInCyprus, weekdayOf } from '../../domain/calendar.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { findSpecialDay } from '../../domain/slots.ts'
import { type StoreState, storeStateAt } from '../../domain/store-state.ts'
import { formatClock, formatDate } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { type Dictionary, fill } from '../../i18n/translate.ts'
import type { StoreFacts } from './stores.ts'

type OpenDays = Pick<StoreFacts, 'id' | 'opening' | 'specialDays'>
type Closed = Extract<StoreState, { isOpen: false }>

interface Reader {
  words: Dictionary
  language: Language
}

const DAYS_OF_WEEK = 7

/** `Open now · closes at 19:00`, `Closed today (Epiphany) · opens tomorrow at 9:00` */
export function storeStateText(store: OpenDays, now: Date, { words, language }: Reader) {
  const state = storeStateAt(store, now)
  if (state.isOpen) return { isOpen: true, text: fill(words.storeState.open, { time: formatClock(state.closes) }) }
  const closed = closedText(state.closing, reasonOf(state.closing, store, now, { words, language }), words)
  const opens = state.next && opensText(state.next, { words, language })
  return { isOpen: false, text: opens ? `${closed} · ${opens}` : closed }
}

function closedText(closing: Closed['closing'], reason: string, { storeState: texts }: Dictionary): string {
  if (closing === null) return texts.closedNow
  return reason ? fill(texts.closedFor, { reason }) : texts.closedToday
}

function reasonOf(closing: Closed['closing'], store: OpenDays, now: Date, { words, language }: Reader): string {
  if (closing === 'special_day') {
    const special = findSpecialDay(store, dayInCyprus(now), store)
    return special ? localized(special, 'note', language) : ''
  }
  const { holidays } = words.appointment
  return closing !== null && closing in holidays ? holidays[closing as keyof typeof holidays] : ''
}

function opensText({ day, daysAhead, opens }: NonNullable<Closed['next']>, { words, language }: Reader): string {
  const { storeState: texts } = words
  const time = formatClock(opens)
  if (daysAhead === 0) return fill(texts.opensToday, { time })
  if (daysAhead === 1) return fill(texts.opensTomorrow, { time })
  const onWeekday = daysAhead < DAYS_OF_WEEK ? texts.opensOn[weekdayOf(day)] : undefined
  return onWeekday
    ? fill(onWeekday, { time })
    : fill(texts.opensLater, { day: formatDate(day, 'weekday', language), time })
}
