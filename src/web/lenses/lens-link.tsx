import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import type { ProductCard } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { takesLenses } from '../../domain/lens/takes-lenses.ts'

/** The way to lenses, before the frame alone. */
export function LensLink({ product }: { product: ProductCard }) {
  const { lenses: words } = useWords()
  if (!takesLenses(product)) return null
  return (
    <div className="mt-6">
      <LinkButton to={href('lenses', { slug: product.slug })} look="outline" className="w-full">
        {words.withLenses}
      </LinkButton>
      <p className="mt-2 text-label text-ink-soft">{words.withLensesText}</p>
    </div>
  )
}
