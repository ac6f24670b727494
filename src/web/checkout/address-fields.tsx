import { useWords } from '../../client/site-context.tsx'
import { InputField } from '../../ui/field.tsx'

type AddressName = 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'address' | 'city' | 'postalCode' | 'country'

interface AddressFieldsProps {
  field: (name: AddressName) => { id: string; name: string; error: string | undefined }
  /** Whether the country is Cyprus, whose postcodes are digits. */
  isCypriot: boolean
}

export function AddressFields({ field, isCypriot }: AddressFieldsProps) {
  const { checkout } = useWords()
  return (
    <fieldset>
      <legend className="mb-6 font-display text-title">{checkout.shippingInformation}</legend>
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
            hint={isCypriot ? checkout.postalCodeHint : undefined}
            required
          />
        </div>
        <div className="sm:col-span-2!">
          <InputField {...field('city')} label={checkout.city} autoComplete="address-level2" required />
        </div>
        <div className="sm:col-span-2!">
          <InputField
            {...field('country')}
            label={checkout.country}
            autoComplete="country-name"
            defaultValue={checkout.defaultCountry}
            required
          />
        </div>
      </div>
    </fieldset>
  )
}
