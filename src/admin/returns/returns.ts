import { useSearchParams } from 'react-router'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { adminQuery } from '../site/admin-query.ts'
import { adminHref } from '../site/screens.ts'

export type WithdrawalRow = AdminOutput<'GET /api/admin/returns'>[number]
export type Withdrawal = AdminOutput<'GET /api/admin/returns/{id}'>
export type Claim = AdminOutput<'GET /api/admin/guarantee-claims'>[number]
export type Quarantined = AdminOutput<'GET /api/admin/quarantine'>[number]

export const RETURN_VIEWS = ['open', 'unmatched', 'quarantine', 'claims', 'done'] as const
export type ReturnsView = (typeof RETURN_VIEWS)[number]

export function useReturnsView(): ReturnsView {
  const [search] = useSearchParams()
  return RETURN_VIEWS.find((view) => view === search.get('view')) ?? 'open'
}

export const returnsHref = (view: ReturnsView) =>
  adminHref('returns', { query: { view: view === 'open' ? undefined : view } })

export const withdrawalQuery = (id: number) => adminQuery('GET /api/admin/returns/{id}', { params: { id } })
