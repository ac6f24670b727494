import { useWords } from '../../client/site-context.tsx'
import { InputField } from '../../ui/field.tsx'
import type { FormField } from './delivery-choice.tsx'

export const BILLING_NAMES = [
  'billing.company',
  'billing.vatNumber',
  'billing.firstName',
  'billing.lastName',
  'billing.address',
  'billing.postalCode',
  'billing.city',
  'billing.country',
] as const
type BillingName = (typeof BILLING_NAMES)[number]

interface BillingFieldsProps {
  field: (name: BillingName) => FormField
  isOpen: boolean
}

/** Whom the invoice is for, where it is somebody else. */
export function BillingFields({ field, isOpen }: BillingFieldsProps) {
  const { billing: words } = useWords().delivery
  return (
    <fieldset>
      <legend className="mb-4 font-display text-title">{words.legend}</legend>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" name="hasBilling" className="size-5 shrink-0 cursor-pointer accent-sea" />
        {words.other}
      </label>
      {isOpen && <BillingAddress field={field} />}
    </fieldset>
  )
}

function BillingAddress({ field }: Pick<BillingFieldsProps, 'field'>) {
  const { checkout, delivery } = useWords()
  const { billing: words } = delivery
  return (
    <div className="mt-4 grid gap-x-5 gap-y-5 sm:grid-cols-6 [&>*]:sm:col-span-3">
      <InputField
        {...field('billing.company')}
        label={words.company}
        hint={words.companyHint}
        autoComplete="billing organization"
      />
      <InputField {...field('billing.vatNumber')} label={words.vatNumber} hint={words.vatHint} autoComplete="off" />
      <InputField
        {...field('billing.firstName')}
        label={checkout.firstName}
        autoComplete="billing given-name"
        required
      />
      <InputField
        {...field('billing.lastName')}
        label={checkout.lastName}
        autoComplete="billing family-name"
        required
      />
      <div className="sm:col-span-6!">
        <InputField
          {...field('billing.address')}
          label={checkout.address}
          autoComplete="billing address-line1"
          required
        />
      </div>
      <InputField
        {...field('billing.postalCode')}
        label={checkout.postalCode}
        autoComplete="billing postal-code"
        required
        className="sm:col-span-2!"
      />
      <InputField
        {...field('billing.city')}
        label={checkout.city}
        autoComplete="billing address-level2"
        required
        className="sm:col-span-2!"
      />
      <InputField
        {...field('billing.country')}
        label={checkout.country}
        autoComplete="billing country-name"
        defaultValue={checkout.defaultCountry}
        required
        className="sm:col-span-2!"
      />
    </div>
  )
}
