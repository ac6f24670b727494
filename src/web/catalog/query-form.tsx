import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { useNavigate } from '../../client/navigate.ts'
import { useListingAddress } from './listing-address.ts'
import type { ListingQuery } from './listing-query.ts'

/** Where a form leads to without scripts: a path, and the values that go with what is typed. */
export interface FormTarget {
  path: string
  names: readonly string[]
  values: readonly string[]
}

/** @param kept the listing's query without what the form asks */
export function formTarget(kept: ListingQuery, addressOf: (query: ListingQuery) => string): FormTarget {
  const [path = '', search] = addressOf({ ...kept, page: 1 }).split('?')
  const fields = new URLSearchParams(search)
  return { path, names: [...fields.keys()], values: [...fields.values()] }
}

interface QueryFormProps {
  target: FormTarget
  /** What is kept: the listing's query without what the form asks. */
  kept: ListingQuery
  read: (typed: FormData) => Partial<ListingQuery>
  preventScrollReset?: boolean
  className?: string
  children: ReactNode
}

/** A plain GET form about a listing, so that it works without JavaScript as well. */
export function QueryForm({ target, kept, read, preventScrollReset = false, className, children }: QueryFormProps) {
  const navigate = useNavigate()
  const addressOf = useListingAddress()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(addressOf({ ...kept, ...read(new FormData(event.currentTarget)), page: 1 }), { preventScrollReset })
  }
  return (
    <form action={target.path} onSubmit={submit} className={className}>
      {target.names.map((name, index) => (
        <input key={name} type="hidden" name={name} value={target.values[index]} />
      ))}
      {children}
    </form>
  )
}

interface QueryFieldProps extends Omit<ComponentProps<'input'>, 'ref' | 'defaultValue'> {
  /** What the address has. */
  value: string | undefined
}

/** A field of the form. It follows the address without being another field, which would lose the focus. */
export function QueryField({ value, ...attributes }: QueryFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    // What was typed before the page was hydrated stays.
    if (field.current && shown.current !== value) field.current.value = value ?? ''
    shown.current = value
  }, [value])
  return <input {...attributes} ref={field} defaultValue={value} />
}
