import * as z from 'zod'
import { line } from './fields.ts'

const cents = z.int().min(0).max(100_000_00)
const IBAN = /^([A-Z]{2}\d{2}[A-Z0-9]{11,30})?$/
const BIC = /^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/

/** See `PaymentSettings` for the units. */
export const paymentSettings = z.object({
  methods: z.object({
    credit_card: z.boolean(),
    paypal: z.boolean(),
    bank_transfer: z.boolean(),
    cash_on_delivery: z.boolean(),
    pay_in_store: z.boolean(),
  }),
  bank: z.object({
    holder: line(70),
    iban: line(34).regex(IBAN),
    bic: line(11).regex(BIC),
    name: line(80),
  }),
  cashFeeCents: cents,
  holdMinutes: z.int().min(30).max(240).describe('longer than the gateway keeps its page open'),
  transferDays: z.int().min(1).max(30),
  limits: z.object({
    attemptsPerOrder: z.int().min(1).max(20),
    declinesPerHour: z.int().min(1).max(100),
    declinesInTenMinutes: z.int().min(3).max(10_000),
    pauseMinutes: z.int().min(1).max(1440),
    cashCapCents: cents,
    cashCallAboveCents: cents,
  }),
})
