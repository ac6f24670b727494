import { words } from '../../domain/search-key.ts'
import type { ProductCriteria } from './product-criteria.ts'
import type { ProductIndex } from './product-index.ts'

/**
 * Where the search refuses the first word of a brand, and has the others of its words: the brand is refused. Only the
 * catalogue knows which brands have several.
 */
export function refuseBrands(criteria: ProductCriteria, index: Pick<ProductIndex, 'valuesOf'>): ProductCriteria {
  const { unwanted, q } = criteria
  if (unwanted === undefined || q === undefined) return criteria
  let left = q.split(' ')
  const refused = unwanted.map((thing) => {
    for (const [first, ...others] of index.valuesOf('brand').map(words)) {
      const from = left.indexOf(others[0] ?? '')
      if (first !== thing || from < 0 || others.some((word, at) => left[from + at] !== word)) continue
      left = left.toSpliced(from, others.length)
      return [first, ...others].join(' ')
    }
    return thing
  })
  return { ...criteria, unwanted: refused, q: left.length > 0 ? left.join(' ') : undefined }
}
