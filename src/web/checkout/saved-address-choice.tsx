import { type RefObject, useEffect } from 'react'
import { fillFields, isUntouched } from '../../client/form/fill-fields.ts'
import { useWords } from '../../client/site-context.tsx'
import type { SavedAddress } from '../../contract/addresses.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { useAuth } from '../account/auth-context.tsx'
import { addressLine, useAddresses } from '../account/use-addresses.ts'

interface SavedAddressChoiceProps {
  form: RefObject<HTMLFormElement | null>
  onFilled: () => void
}

const fieldsOf = ({ firstName, lastName, phoneNumber, address, city, postalCode, country }: SavedAddress) => ({
  ...{ firstName, lastName, phoneNumber, address, city, postalCode, country },
})

/** Fills the form from the address book: the usual address by itself, where nothing was typed, another one when chosen. */
export function SavedAddressChoice({ form, onFilled }: SavedAddressChoiceProps) {
  const { book: words } = useWords().delivery
  const { user } = useAuth()
  const addresses = useAddresses().data ?? []
  const usual = addresses.find(({ isDefaultShipping }) => isDefaultShipping)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the addresses are there
  useEffect(() => {
    const field = form.current?.elements.namedItem('address')
    // The details of the account give way to the usual address.
    const mayWrite = (one: HTMLInputElement) => isUntouched(one) || Object.values(user ?? {}).includes(one.value)
    if (!usual || !(field instanceof HTMLInputElement) || !mayWrite(field)) return
    fillFields(form.current, fieldsOf(usual), mayWrite)
    onFilled()
  }, [usual?.id])
  if (addresses.length === 0) return null
  const choose = (id: string) => {
    const chosen = addresses.find((one) => String(one.id) === id)
    if (!chosen) return
    fillFields(form.current, fieldsOf(chosen))
    onFilled()
  }
  return (
    <SelectField
      label={words.choose}
      defaultValue=""
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
