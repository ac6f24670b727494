import { expect, test } from 'vitest'
import { cashFeeOf, type PaymentChoice, paymentRefusal } from './payment-choice.ts'
import { DEFAULT_PAYMENTS } from './payment-settings.ts'

const CHOICE: PaymentChoice = {
  payment: 'cash_on_delivery',
  delivery: 'standard',
  country: 'Κύπρος',
  totalCents: DEFAULT_PAYMENTS.limits.cashCapCents,
}

test.each<[string, Partial<PaymentChoice>, ReturnType<typeof paymentRefusal>]>([
  ['cash at the door up to the cap', {}, null],
  ['cash above the cap', { totalCents: CHOICE.totalCents + 1 }, 'cash_too_much'],
  ['cash at a locker', { delivery: 'locker' }, 'cash_not_at_locker'],
  ['cash on delivery at the store', { delivery: 'collection' }, 'cash_not_at_store'],
  ['cash abroad', { country: 'Greece' }, 'cash_not_abroad'],
  ['a card for any sum and place', { payment: 'credit_card', country: 'Greece', totalCents: 10_000_000 }, null],
  ['a card for a locker', { payment: 'credit_card', delivery: 'locker' }, null],
  ['payment in the store where it is collected', { payment: 'pay_in_store', delivery: 'collection' }, null],
  ['payment in the store of a parcel', { payment: 'pay_in_store', delivery: 'express' }, 'pay_where_collected'],
])('%s', (_, choice, refusal) => {
  expect(paymentRefusal({ ...CHOICE, ...choice }, DEFAULT_PAYMENTS)).toBe(refusal)
})

test('what is not offered is refused before all else', () => {
  const methods = { ...DEFAULT_PAYMENTS.methods, cash_on_delivery: false }
  expect(paymentRefusal(CHOICE, { ...DEFAULT_PAYMENTS, methods })).toBe('payment_not_offered')
})

test('the fee is for cash on delivery alone', () => {
  expect(cashFeeOf('cash_on_delivery', { cashFeeCents: 250 })).toBe(250)
  expect(cashFeeOf('credit_card', { cashFeeCents: 250 })).toBe(0)
})
