import * as z from 'zod'
import { TAX_CLASSES, type TaxClass } from '../domain/tax.ts'
import { calendarDate, line } from './fields.ts'

const datedRates = z
  .array(z.object({ from: calendarDate, percent: z.number().min(0).max(50).multipleOf(0.1) }))
  .min(1)
  .max(20)
  .refine((rates) => new Set(rates.map(({ from }) => from)).size === rates.length)

export const taxSettings = z.object(
  Object.fromEntries(TAX_CLASSES.map((name) => [name, datedRates])) as Record<TaxClass, typeof datedRates>,
)

const prefix = z.string().regex(/^[A-Z]{2,5}$/)

export const invoiceSettings = z.object({
  series: z
    .object({ invoice: prefix, receipt: prefix, credit_note: prefix })
    .refine((series) => new Set(Object.values(series)).size === Object.keys(series).length, {
      path: ['invoice'],
    }),
  keepYears: z.int().min(6).max(30).describe('at least the 6 years that the law asks for'),
  footer: line(300),
  footerEl: line(300),
})
