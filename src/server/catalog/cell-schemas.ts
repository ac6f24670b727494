import { z } from 'zod'
import { toGtin14 } from '../../domain/barcode.ts'
import type { ImportProblemCode } from './import-problems.ts'

const PRINTABLE = /^[^\p{Cc}\p{Cs}]*$/u
export const code = (name: ImportProblemCode, detail = ''): string => `${name}|${detail}`
export const textCell = (max: number) =>
  z.string().trim().min(1, code('missing')).max(max, code('too_long')).regex(PRINTABLE, code('odd_characters'))
export const textLines = (max: number) =>
  z
    .string()
    .trim()
    .max(max, code('too_long'))
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, code('odd_characters'))
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((cell) => (cell === '' ? null : cell), schema.nullable())
export function wholeNumber(min: number, max: number) {
  const problem = code('not_whole', `${min}–${max}`)
  return z.string().regex(/^\d+$/, problem).transform(Number).pipe(z.number().min(min, problem).max(max, problem))
}
export const signedNumber = z
  .string()
  .regex(/^[+-]?\d{1,6}$/, code('not_signed'))
  .transform(Number)
export const euros = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, code('not_amount'))
  .transform((text) => Math.round(Number(text) * 100))
  .pipe(z.number().min(1, code('not_amount')))
export const millimetres = z
  .string()
  .regex(/^\d{1,3}(\.\d)?$/, code('not_measure'))
  .transform(Number)
  .pipe(z.number().positive(code('not_measure')))
export const yesOrNo = z.enum(['yes', 'no'], code('not_yes_no')).transform((cell) => cell === 'yes')
export const oneOf = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z.enum(codes, code('not_listed', codes.join(', ')))
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, code('bad_slug'))
  .max(200, code('too_long'))
export const separated = (text: string) =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
export const barcodeList = z.string().transform((text, context) =>
  separated(text).flatMap((part) => {
    const gtin = toGtin14(part)
    if (gtin === null) context.addIssue({ code: 'custom', message: code('not_barcode', part) })
    return gtin ?? []
  }),
)
