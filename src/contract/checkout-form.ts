import * as z from 'zod'
import { postcodeError } from '../domain/address.ts'
import { PAYMENT_METHODS, SHIPPING_METHODS } from '../domain/shop-facts.ts'
import { fieldMessage } from './errors.ts'
import { email, line, phone } from './fields.ts'

export const contactAndAddress = z.object({
  firstName: line(100).min(1, fieldMessage('first_name_required')),
  lastName: line(100).min(1, fieldMessage('last_name_required')),
  email,
  phoneNumber: phone,
  address: line(200).min(1, fieldMessage('address_required')),
  city: line(100).min(1, fieldMessage('city_required')),
  postalCode: line(20).min(1, fieldMessage('postal_code_required')),
  country: line(100).min(1, fieldMessage('country_required')),
})

/** What the checkout form sends; its messages are field problems (specification, section 5). */
export const checkoutForm = contactAndAddress
  .extend({
    paymentMethod: z.enum(PAYMENT_METHODS, fieldMessage('payment_method_required')),
    shippingMethod: z.enum(SHIPPING_METHODS).default('standard'),
  })
  .superRefine((form, context) => {
    const error = postcodeError(form.country, form.postalCode)
    if (error) context.addIssue({ code: 'custom', path: ['postalCode'], message: error })
  })
export type CheckoutForm = z.output<typeof checkoutForm>
