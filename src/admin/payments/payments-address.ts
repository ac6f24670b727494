import { useSearchParams } from 'react-router'
import type { AdminInput, AdminOutput } from '../../contract/admin/calls.ts'
import { adminHref } from '../site/screens.ts'

export type PaymentList = AdminOutput<'GET /api/admin/payments'>
export type Takings = AdminOutput<'GET /api/admin/takings'>
export type BankReport = AdminOutput<'POST /api/admin/payments/bank-file'>
type View = NonNullable<NonNullable<AdminInput<'GET /api/admin/payments'>['query']>['view']> & keyof typeof VIEWS

const VIEWS = { open: 0, review: 1, refunds: 2, transfers: 3, today: 4, all: 5 }
export const VIEW_NAMES = Object.keys(VIEWS) as View[]

interface PaymentsAddress {
  view: View
  q: string
  after: string | undefined
}

/** A search looks through all payments unless somebody chooses a view for it. */
const defaultView = (q: string): View => (q === '' ? 'open' : 'all')

export function usePaymentsAddress(): PaymentsAddress {
  const [search] = useSearchParams()
  const q = search.get('q') ?? ''
  const view = VIEW_NAMES.find((name) => name === search.get('view'))
  return { view: view ?? defaultView(q), q, after: search.get('after') ?? undefined }
}

export const paymentsHref = ({ view, q, after }: Partial<PaymentsAddress>) =>
  adminHref('payments', { query: { view: view === defaultView(q ?? '') ? undefined : view, q, after } })
