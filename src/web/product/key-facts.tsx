import { useWords } from '../../client/site-context.tsx'
import type { ShownProduct } from '../../contract/catalog.ts'
import { fill } from '../../i18n/translate.ts'

/** What sunglasses are chosen by, before any text. */
export function KeyFacts({ product }: { product: ShownProduct }) {
  const words = useWords()
  const { polarised, filterCategory, lensColor } = product
  const facts = [
    polarised === true && words.product.polarisedLenses,
    filterCategory !== null && filterCategory > 0 && fill(words.product.categoryFact, { category: filterCategory }),
    filterCategory !== null &&
      filterCategory > 0 &&
      lensColor &&
      fill(words.product.lensFact, { color: words.lensColors[lensColor] }),
  ].filter((fact) => typeof fact === 'string')
  if (facts.length === 0) return null
  return (
    <ul aria-label={words.product.lens} className="mb-5 flex flex-wrap gap-2 text-label">
      {facts.map((fact) => (
        <li key={fact} className="border border-hairline px-2.5 py-1">
          {fact}
        </li>
      ))}
    </ul>
  )
}
