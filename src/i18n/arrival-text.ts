import type { DayRange } from '../domain/delivery.ts'
import type { DeliveryMethod, Language } from '../domain/shop-facts.ts'
import { formatDate } from './formats.ts'
import { type Dictionary, fill } from './translate.ts'

interface Reader {
  words: Pick<Dictionary, 'delivery'>
  language: Language
}

/** `Wed 25 Nov – Fri 27 Nov`, `Wed 25 Nov` */
export function dayRangeText({ first, last }: DayRange, { words, language }: Reader): string {
  const dayOf = (day: string) => formatDate(day, 'shortWeekday', language)
  return first === last ? dayOf(first) : fill(words.delivery.between, { first: dayOf(first), last: dayOf(last) })
}

/** `Arrives Wed 25 Nov – Fri 27 Nov`, `Ready Wed 25 Nov` */
export function arrivalText(method: DeliveryMethod, range: DayRange, reader: Reader): string {
  const { delivery } = reader.words
  const days = dayRangeText(range, reader)
  return fill(method === 'collection' ? delivery.collectable : delivery.arrives, { days })
}
