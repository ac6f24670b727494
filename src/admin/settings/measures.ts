/** What is stored in whole parts of a unit: hundredths of a dioptre, tenths of a millimetre. */
const PARTS = { dioptres: 100, millimetres: 10 } as const
export type Measure = keyof typeof PARTS

export const isMeasure = (kind: string): kind is Measure => Object.hasOwn(PARTS, kind)

/** 625 hundredths of a dioptre are `6.25`, 22 tenths of a millimetre `2.2`. */
export const measureText = (kind: Measure, parts: number): string =>
  (parts / PARTS[kind]).toFixed(PARTS[kind] === 100 ? 2 : 1)

/** The parts of what was typed, with a comma or a point; the text where it is no such number. */
export function readMeasure(kind: Measure, text: string): number | string {
  const normal = text.replace(',', '.').replace('−', '-')
  const parts = Number(normal) * PARTS[kind]
  const whole = Math.round(parts)
  return normal === '' || Number.isNaN(parts) || Math.abs(parts - whole) > 1e-6 ? text : whole
}

export const listText = (values: readonly number[]): string =>
  values.map((value) => String(value / PARTS.millimetres)).join('; ')

export const readList = (text: string): (number | string)[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => readMeasure('millimetres', part))
