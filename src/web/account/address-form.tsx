import { useEffect } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { useSite, useWords } from '../../client/site-context.tsx'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { SavedAddress } from '../../contract/addresses.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useAuth } from './auth-context.tsx'
import { useAddresses } from './use-addresses.ts'

const NAMES = [
  'label',
  'firstName',
  'lastName',
  'company',
  'vatNumber',
  'phoneNumber',
  'address',
  'postalCode',
  'city',
  'country',
] as const

interface AddressFormProps {
  /** Null for a new one. */
  address: SavedAddress | null
  onDone: () => void
}

export function AddressForm({ address, onDone }: AddressFormProps) {
  const { checkout, delivery } = useWords()
  const { user } = useAuth()
  const form = useAddressForm(address, onDone)
  const { ref } = form.props
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  const { book: words, billing } = delivery
  const known: Partial<SavedAddress> = address ?? {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    phoneNumber: user?.phoneNumber ?? '',
    country: checkout.defaultCountry,
  }
  const field = (name: (typeof NAMES)[number]) => ({ ...form.field(name), defaultValue: known[name] ?? '' })
  return (
    <form {...form.props} aria-label={words.submit} className="max-w-2xl">
      <ProblemSummary form={form} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <InputField
          {...field('label')}
          label={words.label}
          hint={words.labelHint}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <InputField {...field('firstName')} label={checkout.firstName} autoComplete="given-name" required />
        <InputField {...field('lastName')} label={checkout.lastName} autoComplete="family-name" required />
        <InputField
          {...field('company')}
          label={billing.company}
          hint={billing.companyHint}
          autoComplete="organization"
        />
        <InputField {...field('vatNumber')} label={billing.vatNumber} hint={billing.vatHint} autoComplete="off" />
        <InputField
          {...field('phoneNumber')}
          label={checkout.phoneNumber}
          type="tel"
          autoComplete="tel"
          hint={checkout.phoneHint}
          required
        />
        <InputField {...field('address')} label={checkout.address} autoComplete="address-line1" required />
        <InputField {...field('postalCode')} label={checkout.postalCode} autoComplete="postal-code" required />
        <InputField {...field('city')} label={checkout.city} autoComplete="address-level2" required />
        <InputField {...field('country')} label={checkout.country} autoComplete="country-name" required />
      </div>
      <div className="mt-5">
        <Tick name="isDefaultShipping" label={words.isDefaultShipping} isTicked={address?.isDefaultShipping} />
        <Tick name="isDefaultBilling" label={words.isDefaultBilling} isTicked={address?.isDefaultBilling} />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.isBusy}>
          {form.isBusy ? words.submitting : words.submit}
        </Button>
        <Button look="outline" disabled={form.isBusy} onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

interface TickProps {
  name: string
  label: string
  isTicked: boolean | undefined
}

function Tick({ name, label, isTicked = false }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
      <input
        type="checkbox"
        name={name}
        defaultChecked={isTicked}
        className="size-5 shrink-0 cursor-pointer accent-sea"
      />
      {label}
    </label>
  )
}

function useAddressForm(address: SavedAddress | null, onDone: () => void) {
  const { api, words } = useSite()
  const { show } = useAddresses()
  const toast = useToast()
  const showError = useErrorToast()
  return useForm({
    id: 'address',
    names: NAMES,
    loadSchema: () => import('./address-schema.ts').then((module) => module.addressSchema),
    send: async (checked) => {
      const all = address
        ? api.call('PUT /api/account/addresses/{addressId}', { params: { addressId: address.id }, body: checked })
        : api.call('POST /api/account/addresses', { body: checked })
      show(await all)
      toast.show({ title: words.delivery.book.saved })
      onDone()
    },
    onFailure: (error) => showError(error, words.errors.unavailable),
  })
}
