import { useMemo } from 'react'
import { useSite } from '../../client/site-context.tsx'
import type { CheckoutOptions } from '../../contract/checkout-options.ts'
import { HOME_COUNTRY } from '../../domain/delivery-country.ts'
import { listCountries } from '../../i18n/country-name.ts'
import { fill } from '../../i18n/translate.ts'
import { useHydrated } from '../../ui/hydrated.ts'
import { SelectField } from '../../ui/select-field.tsx'
import type { FormField } from './delivery-choice.tsx'

interface CountryFieldProps {
  field: FormField
  /** Its name. */
  chosen: string
  /** Besides Cyprus, those that parcels go to. */
  countries: CheckoutOptions['countries']
  isDelivered: boolean
}

/** The country comes first: whether we deliver there is said before anything is typed. */
export function CountryField({ field, chosen, countries, isDelivered }: CountryFieldProps) {
  const { words, language } = useSite()
  const { countries: texts } = words.delivery
  const isHydrated = useHydrated()
  // Names of countries may differ between the server's and the browser's dictionaries.
  const all = useMemo(() => (isHydrated ? listCountries(language) : []), [isHydrated, language])
  const home = words.checkout.defaultCountry
  const others = all.filter(({ code }) => code !== HOME_COUNTRY)
  const delivered = others.filter(({ code }) => countries.some((one) => one.code === code))
  const names = [home, ...delivered.map(({ name }) => name)].join(', ')
  const nameIn = (one: (typeof others)[number]) =>
    delivered.includes(one) ? one.name : fill(texts.notThere, { country: one.name })
  return (
    <div className="mb-5">
      <SelectField
        {...field}
        label={words.checkout.country}
        hint={fill(texts.only, { countries: names })}
        autoComplete="country-name"
        defaultValue={home}
        options={[{ value: home, name: home }, ...others.map((one) => ({ value: one.name, name: nameIn(one) }))]}
        required
      />
      <p role="status" className="text-small">
        {!isDelivered && (
          <span className="mt-3 block border-l-2 border-terracotta py-1 pl-4">
            {fill(texts.refused, { country: chosen })}
          </span>
        )}
      </p>
    </div>
  )
}
