import { searchKeys, words } from './search-key.ts'

export interface Position {
  latitude: number
  longitude: number
}

interface FoundByWords {
  postalCode: string
  /** Names and addresses in all languages. */
  texts: readonly string[]
}

const EARTH_RADIUS_METRES = 6_371_000

/** The distance as the crow flies, in whole metres (haversine). */
export function distanceMetres(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2)
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2)
  const cosines = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude))
  const chord = latitude ** 2 + cosines * longitude ** 2
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord))))
}

/**
 * The queries to try, one after the other, until one finds something: a postal code without a point widens to its
 * surroundings and then to its district, which its first digit names.
 */
export const widened = (query: string): string[] =>
  /^\d{4}$/.test(query.trim()) ? [4, 3, 2, 1].map((digits) => query.trim().slice(0, digits)) : [query]

/** Whether every word of a query begins the postal code or a word of the texts, in Greek, Greeklish or English. */
export function isFoundBy(query: string, { postalCode, texts }: FoundByWords): boolean {
  const keys = words(texts.join(' ')).flatMap(searchKeys)
  return words(query).every(
    (word) =>
      postalCode.startsWith(word) || searchKeys(word).some((wanted) => keys.some((key) => key.startsWith(wanted))),
  )
}
