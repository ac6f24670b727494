import type { Material, Measurements } from './eyewear.ts'
import { corridorFor } from './lens/frame-limits.ts'
import { DEFAULT_LENS_SETTINGS } from './lens/lens-settings.ts'

/**
 * Numbers that a search names together with what they measure, as `bridge 18` or `κατηγορία 3`. A product is filed under
 * one word for each, which nobody types.
 */
const NAMES = {
  bridge: 'bridge(?: width)?|γεφυρα|gefyra|gefira',
  temple: 'temples?(?: length)?|arms?(?: length)?|(?:μηκοσ )?βραχιον\\p{L}*|vraxion\\p{L}*|μπρατσ\\p{L}*|mprats\\p{L}*',
  width: '(?:(?:frame|total|overall) )?width|wide|φαρδοσ|fardos|(?:συνολικο )?πλατοσ(?: σκελετου)?|platos',
  lens: 'lens(?:es)?(?: width)?|(?:πλατοσ )?φακ(?:οσ|ου|οι)|fakos|μεγεθοσ|megethos|νουμερο|noumero',
  filter: 'cat(?:egory)?|filter(?: cat(?:egory)?)?|κατ(?:ηγοριασ?)?(?: φιλτρου)?|φιλτρου?|kat(?:[ih]goria)?s?|filtro',
} as const

type Measured = keyof typeof NAMES

/** How far a number may be from what it would measure, in mm; the categories of sun lenses are those of EN ISO 12312-1. */
const LIMITS: Record<Measured, readonly [least: number, most: number]> = {
  bridge: [10, 28],
  temple: [110, 165],
  width: [105, 165],
  lens: [36, 72],
  filter: [0, 4],
}

/** Frames up to this weight, in grams, are light ones. */
const LIGHT_G = 20
/** Bridges from and up to these widths, in mm, are for wide and for narrow noses. */
const WIDE_BRIDGE_MM = 20
const NARROW_BRIDGE_MM = 16
/** Highest weights that a search may name, in grams; others are the one below. */
const WEIGHT_LIMITS = [10, 12, 15, 18, 20, 25, 30]
const WEIGHT =
  /(?<![\p{L}\d])(κατω απο|ελαφρυτερ\p{L}+ απο|πιο ελαφρι\p{L}+ απο|lighter than|λιγοτερο απο|εωσ|μεχρι|kat[ow] apo|mexri|mehri|under|below|up to|less than|max|<)?\s*(\d{1,2})\s*(?:g|gr|grams?|γρ|γραμμαρι\p{L}*|grammari\p{L}*)(?![\p{L}\d])/gu

const START = '(?<![\\p{L}\\d\\-/])'
const END = '(?![\\p{L}\\d\\-/])'
const DIGITS = '\\d{1,3}'

/** The number follows; before all but a lens and a filter it may come first, as in `18 mm bridge`. */
const patternOf = (name: Measured): RegExp => {
  const after = `${START}(?:${NAMES[name]})[\\s.:]*${DIGITS}${END}`
  const before = `${START}${DIGITS}\\s*(?:${NAMES[name]})${END}`
  return new RegExp(name === 'lens' || name === 'filter' ? after : `${after}|${before}`, 'gu')
}

const PATTERNS = (Object.keys(NAMES) as Measured[]).map((name) => [name, patternOf(name)] as const)

/** Nobody types its beginning. */
const measureWord = (name: Measured, value: number): string => `xq${name}${value}`

/** A folded text with one word for each number that names what it measures. */
export const markMeasures = (folded: string): string =>
  PATTERNS.reduce(
    (text, [name, pattern]) =>
      text.replace(pattern, (whole) => {
        const [least, most] = LIMITS[name]
        const value = Number(/\d+/.exec(whole)?.[0])
        return value >= least && value <= most ? measureWord(name, value) : whole
      }),
    folded.replace(WEIGHT, (_, most: string | undefined, grams: string) =>
      weightWord(Number(grams), most !== undefined),
    ),
  )

const lightWord = (grams: number) => `xqlight${grams}`

function weightWord(grams: number, isMost: boolean): string {
  if (!isMost) return `xqweight${grams}`
  const limit = WEIGHT_LIMITS.findLast((one) => one <= grams) ?? WEIGHT_LIMITS[0]
  return lightWord(limit as number)
}

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
    // Who measures a frame with a ruler is a millimetre off.
    ...[-1, 0, 1].map((off) => measureWord('width', frameWidthMm + off)),
    `xqweight${Math.round(weightG)}`,
    ...WEIGHT_LIMITS.filter((limit) => weightG <= limit).map(lightWord),
    ...(bridgeMm >= WIDE_BRIDGE_MM ? ['widebridge'] : []),
    ...(bridgeMm <= NARROW_BRIDGE_MM ? ['narrowbridge'] : []),
    ...(isForProgressives ? ['progressive'] : []),
    ...(weightG <= LIGHT_G ? ['lightweight'] : []),
    ...(material === 'metal' || material === 'titanium' ? ['wire', 'thin'] : []),
  ]
}
