import { addressForm } from '../../contract/address-form.ts'

/** Checks the fields of the page: a ticked box is sent as its name alone. */
export const addressSchema = {
  safeParse: (values: unknown) => {
    const fields = values as Record<string, unknown>
    const isDefaultShipping = fields.isDefaultShipping !== undefined
    const isDefaultBilling = fields.isDefaultBilling !== undefined
    return addressForm.safeParse({ ...fields, isDefaultShipping, isDefaultBilling })
  },
}
