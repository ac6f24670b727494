import { useSearchParams } from 'react-router'
import type { AdminInput, AdminOutput } from '../../contract/admin/calls.ts'
import { adminHref } from '../site/screens.ts'

export type SubscriberList = AdminOutput<'GET /api/admin/newsletter'>
export type Subscriber = SubscriberList['subscribers'][number]
type View = NonNullable<NonNullable<AdminInput<'GET /api/admin/newsletter'>['query']>['view']> & keyof typeof VIEWS

const VIEWS = { subscribed: 0, pending: 1, unsubscribed: 2, all: 3 }
export const VIEW_NAMES = Object.keys(VIEWS) as View[]

interface SubscribersQuery {
  view: View
  q: string
  after: string | undefined
}

/** A search looks through all addresses unless somebody chooses a view for it. */
const defaultView = (q: string): View => (q === '' ? 'subscribed' : 'all')

export function useSubscribersQuery(): SubscribersQuery {
  const [search] = useSearchParams()
  const q = search.get('q') ?? ''
  const view = VIEW_NAMES.find((name) => name === search.get('view'))
  return { view: view ?? defaultView(q), q, after: search.get('after') ?? undefined }
}

export const subscribersHref = ({ view, q, after }: Partial<SubscribersQuery>) =>
  adminHref('newsletter', { query: { view: view === defaultView(q ?? '') ? undefined : view, q, after } })
