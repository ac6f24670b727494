import { type RefObject, useEffect, useState } from 'react'
import { fillFields, isUntouched } from '../../client/form/fill-fields.ts'
import { useSite, useWords } from '../../client/site-context.tsx'
import type { SavedAddress } from '../../contract/addresses.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { countryName } from '../../i18n/country-name.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { useAuth } from '../account/auth-context.tsx'
import { addressLine, useAddresses } from '../account/use-addresses.ts'

interface SavedAddressChoiceProps {
  form: RefObject<HTMLFormElement | null>
  onFilled: () => void
}

const fieldsOf = (saved: SavedAddress, language: Language) => {
  const { firstName, lastName, phoneNumber, address, city, postalCode } = saved
  return { firstName, lastName, phoneNumber, address, city, postalCode, country: countryName(saved.country, language) }
}

/** Fills the form from the address book: the usual address by itself, where nothing was typed, another one when chosen. */
export function SavedAddressChoice({ form, onFilled }: SavedAddressChoiceProps) {
  const { words: all, language } = useSite()
  const { book: words } = all.delivery
  const { user } = useAuth()
  const [chosen, setChosen] = useState('')
  const addresses = useAddresses().data ?? []
  const usual = addresses.find(({ isDefaultShipping }) => isDefaultShipping)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the addresses are there
  useEffect(() => {
    const field = form.current?.elements.namedItem('address')
    // The details of the account give way to the usual address.
    const mayWrite = (one: HTMLInputElement | HTMLSelectElement) =>
      isUntouched(one) || Object.values(user ?? {}).includes(one.value)
    if (!usual || !(field instanceof HTMLInputElement) || !mayWrite(field)) return
    fillFields(form.current, fieldsOf(usual, language), mayWrite)
    setChosen(String(usual.id))
    onFilled()
  }, [usual?.id])
  if (addresses.length === 0) return null
  const choose = (id: string) => {
    setChosen(id)
    const address = addresses.find((one) => String(one.id) === id)
    if (!address) return
    fillFields(form.current, fieldsOf(address, language))
    onFilled()
  }
  return (
    <SelectField
      label={words.choose}
      value={chosen}
      options={[
        { value: '', name: words.typed },
        ...addresses.map((one) => ({ value: String(one.id), name: addressLine(one) })),
      ]}
      onChange={(event) => choose(event.target.value)}
      className="mb-6"
    />
  )
}

/** For whoever has an account. */
export function KeepAddress() {
  const { book: words } = useWords().delivery
  const { user } = useAuth()
  if (!user) return null
  return (
    <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3 text-small">
      <input type="checkbox" name="saveAddress" className="size-5 shrink-0 cursor-pointer accent-sea" />
      {words.save}
    </label>
  )
}
