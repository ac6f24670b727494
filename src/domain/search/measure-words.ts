import type { Material, Measurements } from '../eyewear.ts'
import { corridorFor } from '../lens/frame-limits.ts'
import { DEFAULT_LENS_SETTINGS } from '../lens/lens-settings.ts'
import { remember } from '../remember.ts'

/**
 * The least and the most that each can be, in mm and, of a weight, in grams; the categories of sun lenses are those of
 * EN ISO 12312-1.
 */
export const MEASURES = {
  bridge: [10, 28],
  temple: [110, 165],
  width: [105, 165],
  height: [20, 60],
  lens: [36, 72],
  filter: [0, 4],
  weight: [5, 60],
} as const satisfies Record<string, readonly [least: number, most: number]>

export type Measured = keyof typeof MEASURES

/** Frames up to this weight, in grams, are light ones. */
const LIGHT_G = 20
/** Bridges from and up to these widths, in mm, are for wide and for narrow noses. */
const WIDE_BRIDGE_MM = 20
const NARROW_BRIDGE_MM = 16

/** The word under which a product is filed for one of its measurements. Nobody types its beginning. */
const measureWord = (name: Measured, value: number): string => `xq${name}${value}`

/** The words of all that a measurement can be, the lowest or the highest first. */
export function wordsInOrder(name: Measured, isDescending: boolean): readonly string[] {
  const [least, most] = MEASURES[name]
  const all = Array.from({ length: most - least + 1 }, (_, at) => measureWord(name, least + at))
  return isDescending ? all.reverse() : all
}

/** The word of a search for all values from one to another, both inclusive. */
export const rangeWord = (name: Measured, from: number, to: number): string => `xq${name}${from}q${to}`

const RANGE = new RegExp(`^xq(${Object.keys(MEASURES).join('|')})(\\d+)q(\\d+)$`)
const MOST_REMEMBERED = 500

/** The words that one of `rangeWord` stands for; null for any other word. Measurements are whole, so they are few. */
export const wordsOfRange = remember((word): readonly string[] | null => {
  const [, name, from, to] = RANGE.exec(word) ?? []
  if (name === undefined) return null
  const [least, most] = MEASURES[name as Measured]
  const first = Math.max(least, Number(from))
  const values = Math.max(0, Math.min(most, Number(to)) - first + 1)
  return Array.from({ length: values }, (_, at) => measureWord(name as Measured, first + at))
}, MOST_REMEMBERED)

/** Of a search for a width and what is a millimetre off it, the words of the width first; undefined without such. */
export function nearestFirst(typed: readonly string[]): readonly string[] | undefined {
  const widths = typed.filter((word) => RANGE.exec(word)?.[1] === 'width').map(wordsOfRange)
  const [less = '', exact = '', more = ''] = widths.find((values) => values?.length === 3) ?? []
  return exact === '' ? undefined : [exact, less, more]
}

/** A search whose ranges reach further by so much each way. */
export const widened = (query: string, by: number): string =>
  query.replace(/(?<![\p{L}\d])xq(\p{L}+?)(\d+)q(\d+)/gu, (_, name: Measured, from: string, to: string) =>
    rangeWord(name, Math.max(0, Number(from) - by), Number(to) + by),
  )

interface Measurable {
  measurements: Measurements | null
  filterCategory: number | null
  material: Material
}

/** The words under which a product's measurements are filed, and whether it is light, and of thin wire. */
export function measureWords({ measurements, filterCategory, material }: Measurable): readonly string[] {
  const filter = filterCategory === null ? [] : [measureWord('filter', filterCategory)]
  if (measurements === null) return filter
  const { bridgeMm, templeMm, lensWidthMm, lensHeightMm, frameWidthMm, weightG } = measurements
  const { multifocals } = DEFAULT_LENS_SETTINGS
  const isForProgressives =
    filterCategory === null &&
    lensHeightMm * 10 >= multifocals.minLensHeightTenthsMm.progressive &&
    corridorFor({ lensHeightMm }, null, multifocals) !== null
  return [
    ...filter,
    measureWord('bridge', bridgeMm),
    measureWord('temple', templeMm),
    measureWord('lens', lensWidthMm),
    measureWord('height', Math.round(lensHeightMm)),
    measureWord('width', Math.round(frameWidthMm)),
    measureWord('weight', Math.round(weightG)),
    ...(bridgeMm >= WIDE_BRIDGE_MM ? ['widebridge'] : []),
    ...(bridgeMm <= NARROW_BRIDGE_MM ? ['narrowbridge'] : []),
    ...(isForProgressives ? ['progressive'] : []),
    ...(weightG <= LIGHT_G ? ['lightweight'] : []),
    ...(material === 'metal' || material === 'titanium' ? ['wire', 'thin'] : []),
  ]
}
