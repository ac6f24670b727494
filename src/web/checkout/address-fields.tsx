import type { ReactNode } from 'react'
import { useWords } from '../../client/site-context.tsx'
import type { CheckoutOptions } from '../../contract/checkout-options.ts'
import { isCyprus, otherDistrict } from '../../domain/address.ts'
import { examplePostcode } from '../../domain/delivery-country.ts'
import { fill } from '../../i18n/translate.ts'
import { InputField } from '../../ui/field.tsx'
import { CountryField } from './country-field.tsx'
import { type CheckoutChoices, codeOf } from './use-checkout-options.ts'

type AddressName = 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'address' | 'city' | 'postalCode' | 'country'

interface AddressFieldsProps {
  choices: CheckoutChoices
  options: CheckoutOptions | undefined
  isDelivered: boolean
  /** Above the fields: the saved addresses. */
  children?: ReactNode
  field: (name: AddressName) => { id: string; name: string; error: string | undefined }
}

export function AddressFields({ field, choices, options, isDelivered, children }: AddressFieldsProps) {
  const { checkout } = useWords()
  const isCypriot = isCyprus(choices.country)
  const abroad = options?.countries.find(({ code }) => code === codeOf(choices))
  const example = abroad && examplePostcode(abroad.postcodes)
  return (
    <fieldset>
      <legend className="mb-6 font-display text-title">{checkout.shippingInformation}</legend>
      {children}
      <CountryField
        field={field('country')}
        chosen={choices.country}
        countries={options?.countries ?? []}
        isDelivered={isDelivered}
      />
      <div className="grid gap-x-5 gap-y-5 sm:grid-cols-6 [&>*]:sm:col-span-3">
        <InputField {...field('firstName')} label={checkout.firstName} autoComplete="given-name" required />
        <InputField {...field('lastName')} label={checkout.lastName} autoComplete="family-name" required />
        <InputField {...field('email')} label={checkout.email} type="email" autoComplete="email" required />
        <InputField
          {...field('phoneNumber')}
          label={checkout.phoneNumber}
          type="tel"
          autoComplete="tel"
          hint={checkout.phoneHint}
          required
        />
        <div className="sm:col-span-6!">
          <InputField {...field('address')} label={checkout.address} autoComplete="address-line1" required />
        </div>
        <div className="sm:col-span-2!">
          <InputField
            {...field('postalCode')}
            label={checkout.postalCode}
            autoComplete="postal-code"
            inputMode={isCypriot ? 'numeric' : 'text'}
            hint={isCypriot ? checkout.postalCodeHint : example && fill(checkout.postalCodeForm, { example })}
            required
          />
        </div>
        <div className="sm:col-span-4!">
          <InputField {...field('city')} label={checkout.city} autoComplete="address-level2" required />
        </div>
      </div>
      <p role="status" className="mt-3 text-small">
        {isCypriot && <DistrictNote {...choices} />}
      </p>
    </fieldset>
  )
}

/** A question, and no error: new villages and old habits know better. */
function DistrictNote({ postalCode, city }: Pick<CheckoutChoices, 'postalCode' | 'city'>) {
  const { delivery } = useWords()
  const district = otherDistrict(postalCode, city)
  if (district === null) return null
  return fill(delivery.otherDistrict, { postcode: postalCode, district: delivery.districts[district] })
}
