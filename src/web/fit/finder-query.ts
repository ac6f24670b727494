import { callQuery } from '../../client/queries.ts'
import { href } from '../../contract/href.ts'
import type { Fit } from '../../domain/fit-score.ts'
import { fitText, parseFit } from '../../domain/fit-text.ts'
import { PAGE_SIZE } from '../../domain/shop-facts.ts'
import { WEARER_GROUPS, type WearerGroup } from '../../domain/worn-by.ts'

export interface FinderQuery {
  /** Null where the address names none, or a wrong one. */
  fit: Fit | null
  category: string | undefined
  whom: WearerGroup | undefined
  page: number
}

const SLUG = /^[a-z0-9-]{1,100}$/

export function parseFinderQuery(query: URLSearchParams): FinderQuery {
  const page = Number(query.get('page'))
  const category = query.get('category') ?? ''
  return {
    fit: fitInQuery(query),
    category: SLUG.test(category) ? category : undefined,
    whom: WEARER_GROUPS.find((group) => group === query.get('for')),
    page: Number.isSafeInteger(page) && page > 1 && page < 1_000_000 ? page : 1,
  }
}

function fitInQuery(query: URLSearchParams): Fit | null {
  const text = (name: string) => (query.get(name) ?? '').trim()
  if (text('lens')) return parseFit(`${text('lens')}-${text('bridge')}-${text('temple')}`)
  return parseFit(text('width') || text('class'))
}

export function finderHref(fit: Fit, others: Partial<Pick<FinderQuery, 'category' | 'whom' | 'page'>> = {}): string {
  const page = others.page && others.page > 1 ? others.page : undefined
  return href('fitFinder', {}, { ...addressOf(fit), category: others.category, for: others.whom, page })
}

function addressOf(fit: Fit) {
  if (fit.kind === 'width') return { width: fit.widthMm }
  if (fit.kind === 'class') return { class: fit.frameClass }
  return { lens: fit.lensWidthMm, bridge: fit.bridgeMm, temple: fit.templeMm }
}

export const fittingQuery = ({ fit, category, whom, page }: FinderQuery & { fit: Fit }) =>
  callQuery('GET /api/fit-finder', {
    query: { fit: fitText(fit), category, for: whom, limit: String(PAGE_SIZE), offset: String((page - 1) * PAGE_SIZE) },
  })
