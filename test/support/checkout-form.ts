import type { CallInput } from '../../src/contract/calls.ts'

type Form = CallInput<'POST /api/checkout'>['body']['checkoutForm']

export const checkoutForm = (changes: Partial<Form> = {}): Form => ({
  firstName: 'Eleni',
  lastName: 'Ioannou',
  email: 'eleni@example.com',
  phoneNumber: '+357 99 112233',
  address: 'Ledras 21',
  city: 'Nicosia',
  postalCode: '1011',
  country: 'Cyprus',
  paymentMethod: 'cash_on_delivery',
  ...changes,
})
