import { foldEmail } from './login-name.ts'
import { compounds, searchKeys, words } from './search-key.ts'

/** What an order is found by in the back office. */
export interface SearchedOrder {
  id: string
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  skus: readonly string[]
}

const MAX_QUERY_LENGTH = 100
const MAX_QUERY_WORDS = 8
/** Digits as people write a phone number: `+357 99 11-22-33`. */
const DIGIT_RUN = /\+?\d[\d\s()./-]*\d/g
const CYPRIOT_DIGITS = 8

/** The keys that an order is stored under, each once, none empty. */
export function orderSearchKeys(order: SearchedOrder): string[] {
  const { id, firstName, lastName, email, phoneNumber, skus } = order
  // Without its `EE-` too, as it is read out on the phone.
  const texts = [id, id.replace(/^EE-/, ''), firstName, lastName, email, ...skus]
  return keysOf({ texts, emails: [email], phones: [phoneNumber] })
}

/** The keys of texts, e-mail addresses and phone numbers, each once, none empty. */
export function keysOf({ texts, emails, phones }: Record<'texts' | 'emails' | 'phones', readonly string[]>): string[] {
  const found = texts.flatMap((text) => [...words(text), ...compounds(text)]).flatMap(searchKeys)
  const keys = new Set([...found, ...emails.map((email) => foldEmail(email.trim())), ...phones.map(phoneKey)])
  keys.delete('')
  return [...keys]
}

/** The digits of a phone number, a Cypriot one without its prefix, as `+357 99 11-22-33` and `0035799112233`. */
function phoneKey(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^00/, '')
  const hasPrefix = /^\s*(\+|00)/.test(text) || digits.length > CYPRIOT_DIGITS
  return hasPrefix ? digits.replace(/^357/, '') : digits
}

/**
 * Whether a key of a query finds the keys that begin with it. One letter, and up to three digits, begin far too many:
 * they are a whole key.
 */
export const isPrefix = (key: string): boolean => key.length > 1 && !/^\d{1,3}$/.test(key)

/** A word of a query: an order has it where one of its keys is, or begins with, one of these. */
type QueryWord = readonly string[]

/**
 * What somebody typed, as alternatives, each of which is a list of words that an order must all have. Digits are read
 * both as they were typed and as one phone number. No alternatives: nothing was typed that could be found.
 */
export function readOrderQuery(text: string): readonly (readonly QueryWord[])[] {
  const typed = text.slice(0, MAX_QUERY_LENGTH)
  const joined = typed.replace(DIGIT_RUN, (run) => ` ${phoneKey(run)}`)
  const readings = [typed, joined].map(wordsOf).filter((reading) => reading.length > 0)
  const [first, second] = readings
  return JSON.stringify(first) === JSON.stringify(second) ? readings.slice(0, 1) : readings
}

function wordsOf(text: string): QueryWord[] {
  return text
    .split(/\s+/)
    .flatMap((part) => (/.@/.test(part) ? [[foldEmail(part)]] : words(part).map(searchKeys)))
    .slice(0, MAX_QUERY_WORDS)
}
