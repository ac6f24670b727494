import * as z from 'zod'
import { postcodeError } from '../domain/address.ts'
import { company, contactAndAddress, vatNumber } from './checkout-form.ts'
import { fieldMessage } from './field-problems.ts'
import { line } from './fields.ts'

/** An address of the address book. */
export const addressForm = contactAndAddress
  .omit({ email: true })
  .extend({
    label: line(40).default('').describe('what the owner calls it, as `Office`'),
    company: company.default(''),
    vatNumber: vatNumber.default(''),
    isDefaultShipping: z.boolean().default(false),
    isDefaultBilling: z.boolean().default(false),
  })
  .superRefine((form, context) => {
    const error = postcodeError(form.country, form.postalCode)
    if (error) context.addIssue({ code: 'custom', path: ['postalCode'], message: error })
    if (form.vatNumber && !form.company) {
      context.addIssue({ code: 'custom', path: ['company'], message: fieldMessage('company_required') })
    }
  })
export type AddressForm = z.output<typeof addressForm>
