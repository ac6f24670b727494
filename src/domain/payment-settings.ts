import type { PaymentMethod } from './shop-facts.ts'

/** The account that transfers go to. Empty until the owner enters it. */
export interface BankAccount {
  holder: string
  iban: string
  bic: string
  name: string
}

export interface PaymentLimits {
  attemptsPerOrder: number
  /** Declined attempts in an hour, per network address, account and e-mail address. */
  declinesPerHour: number
  /** Declines of the whole shop in ten minutes that pause card payments: somebody is testing stolen cards. */
  declinesInTenMinutes: number
  /** How long cards stay paused. */
  pauseMinutes: number
  /** Orders above it are not sent cash on delivery. */
  cashCapCents: number
  /** Orders cash on delivery above it are confirmed by phone first. */
  cashCallAboveCents: number
}

/** Amounts in integer cents of EUR. */
export interface PaymentSettings {
  methods: Record<PaymentMethod | 'pay_in_store', boolean>
  bank: BankAccount
  /** For cash on delivery; VAT included. */
  cashFeeCents: number
  /** How long the pieces of an order are kept for a payment by card or PayPal. */
  holdMinutes: number
  /** How long they are kept for a transfer. */
  transferDays: number
  limits: PaymentLimits
}

export const DEFAULT_PAYMENTS: PaymentSettings = {
  methods: { credit_card: true, paypal: true, bank_transfer: true, cash_on_delivery: true, pay_in_store: true },
  bank: { holder: '', iban: '', bic: '', name: '' },
  cashFeeCents: 0,
  holdMinutes: 30,
  transferDays: 7,
  limits: {
    attemptsPerOrder: 5,
    declinesPerHour: 10,
    declinesInTenMinutes: 30,
    pauseMinutes: 30,
    cashCapCents: 50_000,
    cashCallAboveCents: 20_000,
  },
}
