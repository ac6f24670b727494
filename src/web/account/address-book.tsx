import { useState } from 'react'
import { useWords } from '../../client/site-context.tsx'
import type { SavedAddress } from '../../contract/addresses.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TryAgain } from '../site/try-again.tsx'
import { AddressForm } from './address-form.tsx'
import { DeleteAddress } from './delete-address.tsx'
import { addressLine, useAddresses } from './use-addresses.ts'

/** The saved addresses of an account. */
export function AddressBook() {
  const { book: words } = useWords().delivery
  const { data, isError, refetch } = useAddresses()
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null)
  const [deleted, setDeleted] = useState<SavedAddress | null>(null)
  if (isError) return <TryAgain words={words} onTry={refetch} />
  if (!data) return <Skeleton className="h-48 max-w-2xl" />
  if (edited !== null) {
    return <AddressForm address={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
  }
  return (
    <div className="max-w-2xl">
      <p className="mb-6 text-small text-ink-soft">{words.text}</p>
      {data.length === 0 && <p className="mb-6">{words.none}</p>}
      <ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
        {data.map((address) => (
          <Entry
            key={address.id}
            address={address}
            onEdit={() => setEdited(address)}
            onDelete={() => setDeleted(address)}
          />
        ))}
      </ul>
      <Button className="mt-8" onClick={() => setEdited('new')}>
        {words.add}
      </Button>
      <DeleteAddress address={deleted} onDone={() => setDeleted(null)} />
    </div>
  )
}

interface EntryProps {
  address: SavedAddress
  onEdit: () => void
  onDelete: () => void
}

function Entry({ address, onEdit, onDelete }: EntryProps) {
  const { book: words } = useWords().delivery
  const { label, company, vatNumber, firstName, lastName, postalCode, city, country } = address
  const named = addressLine(address)
  const lines = [company, vatNumber, `${firstName} ${lastName}`, address.address, `${postalCode} ${city}`, country]
  return (
    <li className="flex flex-wrap justify-between gap-x-8 gap-y-2 py-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          {label && <span className="font-medium">{label}</span>}
          {address.isDefaultShipping && <span className="text-label text-sea">{words.defaultShipping}</span>}
          {address.isDefaultBilling && <span className="text-label text-sea">{words.defaultBilling}</span>}
        </p>
        <address className="mt-1 text-small not-italic">
          {lines.filter(Boolean).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <span className="figures block text-ink-soft">{address.phoneNumber}</span>
        </address>
      </div>
      <p className="flex gap-x-6">
        <Button look="bare" className="min-h-11" aria-label={fill(words.editOf, { address: named })} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button
          look="bare"
          className="min-h-11"
          aria-label={fill(words.deleteOf, { address: named })}
          onClick={onDelete}
        >
          {words.delete}
        </Button>
      </p>
    </li>
  )
}
