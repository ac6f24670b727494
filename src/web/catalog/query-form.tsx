import type { ReactNode, SubmitEvent } from 'react'
import { useNavigate } from '../../client/navigate.ts'
import { useListingAddress } from './listing-address.ts'
import type { ListingQuery } from './listing-query.ts'

interface QueryFormProps {
  /** What is kept: the listing's query without what the form asks. */
  kept: ListingQuery
  read: (typed: FormData) => Partial<ListingQuery>
  preventScrollReset?: boolean
  className?: string
  children: ReactNode
}

/** A plain GET form about a listing, so that it works without JavaScript as well. */
export function QueryForm({ kept, read, preventScrollReset = false, className, children }: QueryFormProps) {
  const navigate = useNavigate()
  const addressOf = useListingAddress()
  const [path, search] = addressOf({ ...kept, page: 1 }).split('?')

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(addressOf({ ...kept, ...read(new FormData(event.currentTarget)), page: 1 }), { preventScrollReset })
  }
  return (
    <form action={path} onSubmit={submit} className={className}>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
