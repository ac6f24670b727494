import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../client/queries.ts'
import type { CheckoutOptions } from '../../contract/checkout-options.ts'
import { fromWire } from '../../contract/money.ts'
import { HOME_COUNTRY } from '../../domain/delivery-country.ts'
import { type PaymentRefusal, paymentRefusal } from '../../domain/payment-choice.ts'
import {
  CHECKOUT_PAYMENT_METHODS,
  type CheckoutPaymentMethod,
  DELIVERY_METHODS,
  type DeliveryMethod,
} from '../../domain/shop-facts.ts'
import { countryCode } from '../../i18n/country-name.ts'

/** What the form says of delivery and payment. */
export interface CheckoutChoices {
  method: DeliveryMethod
  payment: CheckoutPaymentMethod
  country: string
  postalCode: string
  city: string
  hasBilling: boolean
  /** The id of the store where it is collected. */
  store: string
  /** Undefined until the form asks for it. */
  fittingDate: string | undefined
  fittingTime: string
}

/** Where a country's name is none that we know, nothing is sent there. */
export const codeOf = ({ country }: Pick<CheckoutChoices, 'country'>): string => countryCode(country) ?? 'ZZ'

export const FIRST_CHOICES: CheckoutChoices = {
  method: 'standard',
  payment: 'credit_card',
  country: 'Cyprus',
  postalCode: '',
  city: '',
  hasBilling: false,
  store: '',
  fittingDate: undefined,
  fittingTime: '',
}

export function readChoices(fields: Readonly<Record<string, string>>): CheckoutChoices {
  const { country = '', postalCode = '', city = '' } = fields
  return {
    method: DELIVERY_METHODS.find((known) => known === fields.shippingMethod) ?? 'standard',
    payment: CHECKOUT_PAYMENT_METHODS.find((known) => known === fields.paymentMethod) ?? 'credit_card',
    country,
    postalCode: postalCode.trim(),
    city,
    hasBilling: fields.hasBilling !== undefined,
    store: fields.collectionStore ?? '',
    fittingDate: fields.fittingDate,
    fittingTime: fields.fittingTime ?? '',
  }
}

/** What the shop offers now. The days are read again for another country or postcode. */
export function useCheckoutOptions(choices: CheckoutChoices) {
  const country = codeOf(choices)
  const { postalCode } = choices
  const postcode = country === HOME_COUNTRY && /^\d{4}$/.test(postalCode) ? postalCode : ''
  return useQuery({
    ...callQuery('GET /api/checkout/options', { query: { country, postalCode: postcode } }),
    placeholderData: keepPreviousData,
    // The days change with the clock.
    staleTime: 5 * 60_000,
  })
}

/** Whether parcels go to the chosen country; Cyprus is one as long as the others are not known. */
export function isDeliveredTo(choices: CheckoutChoices, options: CheckoutOptions | undefined): boolean {
  const code = codeOf(choices)
  return code === HOME_COUNTRY || (options?.countries.some((one) => one.code === code) ?? true)
}

/** Why an order can't be paid in a way; null where it can. The server decides in the end. */
export function refusalOf(
  payment: CheckoutPaymentMethod,
  options: CheckoutOptions | undefined,
  { method, country, total }: Pick<CheckoutChoices, 'method' | 'country'> & { total: number },
): PaymentRefusal | null {
  if (options === undefined) return null
  const isOffered = (one: CheckoutPaymentMethod) => options.payments.includes(one)
  const methods = {
    credit_card: isOffered('credit_card'),
    paypal: isOffered('paypal'),
    bank_transfer: isOffered('bank_transfer'),
    cash_on_delivery: isOffered('cash_on_delivery'),
    pay_in_store: isOffered('pay_in_store'),
  }
  const limits = { cashCapCents: fromWire(options.cashCap) }
  const fee = payment === 'cash_on_delivery' ? options.cashFee : 0
  const totalCents = fromWire(total) + fromWire(fee)
  return paymentRefusal({ payment, delivery: method, country, totalCents }, { methods, limits })
}
