import { useSearchParams } from 'react-router'
import type { AdminInput, AdminOutput } from '../../contract/admin/calls.ts'
import { adminHref } from '../site/screens.ts'

export type DocumentList = AdminOutput<'GET /api/admin/documents'>
export type DocumentRow = DocumentList['documents'][number]
type View = NonNullable<NonNullable<AdminInput<'GET /api/admin/documents'>['query']>['view']> & keyof typeof VIEWS

const VIEWS = { all: 0, invoice: 1, receipt: 2, credit_note: 3, not_signed: 4 }
export const VIEW_NAMES = Object.keys(VIEWS) as View[]

export interface DocumentsQuery {
  view: View
  q: string
  from: string | undefined
  to: string | undefined
  after: string | undefined
}

export function useDocumentsQuery(): DocumentsQuery {
  const [search] = useSearchParams()
  const read = (name: string) => search.get(name) ?? undefined
  const view = VIEW_NAMES.find((name) => name === search.get('view')) ?? 'all'
  return { view, q: read('q') ?? '', from: read('from'), to: read('to'), after: read('after') }
}

export const documentsHref = ({ view, ...query }: Partial<DocumentsQuery>) =>
  adminHref('documents', { query: { view: view === 'all' ? undefined : view, ...query } })
