import * as z from 'zod'
import { isCypriotMobile, postcodeError } from '../domain/address.ts'
import { CHECKOUT_PAYMENT_METHODS, DELIVERY_METHODS } from '../domain/shop-facts.ts'
import { readVatNumber } from '../domain/vat-number.ts'
import { clockTime } from './appointment-form.ts'
import { type FieldProblem, fieldMessage } from './field-problems.ts'
import { calendarDate, email, line, phone } from './fields.ts'
import { STORE_ID } from './store-id.ts'

const place = {
  firstName: line(100).min(1, fieldMessage('first_name_required')),
  lastName: line(100).min(1, fieldMessage('last_name_required')),
  address: line(200).min(1, fieldMessage('address_required')),
  city: line(100).min(1, fieldMessage('city_required')),
  postalCode: line(20).min(1, fieldMessage('postal_code_required')),
  country: line(100).min(1, fieldMessage('country_required')),
}

export const contactAndAddress = z.object({
  firstName: place.firstName,
  lastName: place.lastName,
  email,
  phoneNumber: phone,
  address: place.address,
  city: place.city,
  postalCode: place.postalCode,
  country: place.country,
})

/** Empty, or a number whose form is right, as invoices write it. */
export const vatNumber = line(20).transform((text, context) => {
  if (text === '') return ''
  const number = readVatNumber(text)
  if (number === null) context.addIssue({ code: 'custom', message: fieldMessage('invalid_vat_number') })
  return number ?? ''
})
export const company = line(120)

/** Whom the invoice is for, where it is not whoever gets the goods; a company with its VAT number. */
const billing = z
  .object({ ...place, company: company.optional(), vatNumber: vatNumber.optional() })
  .superRefine((form, context) => {
    if (form.vatNumber && !form.company) {
      context.addIssue({ code: 'custom', path: ['company'], message: fieldMessage('company_required') })
    }
  })

/** As orders keep it. */
export const billingAddress = contactAndAddress.extend({ company: company.optional(), vatNumber: line(20).optional() })

/** What the checkout form sends; its messages are field problems (specification, section 5). */
export const checkoutForm = contactAndAddress
  .extend({
    paymentMethod: z.enum(CHECKOUT_PAYMENT_METHODS, fieldMessage('payment_method_required')),
    shippingMethod: z.enum(DELIVERY_METHODS).default('standard'),
    deliveryPointId: line(80).optional().describe('the carrier’s id of the locker, see GET /api/delivery-points'),
    collectionStore: z
      .string()
      .regex(STORE_ID, fieldMessage('store_required'))
      .optional()
      .describe('the id of the store where it is collected'),
    fittingDate: z
      .union([calendarDate, z.literal('')])
      .optional()
      .describe('the day of the fitting where it is collected'),
    fittingTime: z
      .union([clockTime, z.literal('')], fieldMessage('time_unavailable'))
      .optional()
      .describe('one of the free times of that day; missing or empty, none is booked'),
    billing: billing.nullable().optional().describe('null or missing: the same as the address'),
    saveAddress: z.boolean().optional().describe('keeps the address in the address book of the account'),
  })
  .superRefine((form, context) => {
    const add = (path: string, message: FieldProblem) => context.addIssue({ code: 'custom', path: [path], message })
    const { shippingMethod: method } = form
    const isToDoor = method === 'standard' || method === 'express'
    const error = postcodeError(form.country, form.postalCode)
    // Who fetches a parcel may live where no courier goes.
    if (error && (isToDoor || error !== 'postal_code_north')) add('postalCode', error)
    if (method === 'locker' && !form.deliveryPointId) add('deliveryPointId', 'locker_required')
    if (method === 'locker' && !isCypriotMobile(form.phoneNumber)) add('phoneNumber', 'mobile_required')
    if (method === 'collection' && !form.collectionStore) add('collectionStore', 'store_required')
    if (method === 'collection' && form.fittingTime && !form.fittingDate) add('fittingDate', 'date_required')
  })
export type CheckoutForm = z.output<typeof checkoutForm>
