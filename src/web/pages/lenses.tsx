import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../client/link.tsx'
import { callQuery } from '../../client/queries.ts'
import { useSite } from '../../client/site-context.tsx'
import type { Product } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { takesLenses } from '../../domain/lens/takes-lenses.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useHydrated } from '../../ui/hydrated.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LensFlow } from '../lenses/lens-flow.tsx'
import { useParams } from '../navigation/view.ts'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

const productQuery = (slug: string) => callQuery('GET /api/products/{slug}', { params: { slug } })

export const page: PageDefinition = {
  load: async ({ queries }, { params }) => {
    try {
      await queries.fetchQuery(productQuery(params.slug ?? ''))
      return undefined
    } catch {
      return { redirect: href('notFound') }
    }
  },
  Page: LensesPage,
}

function LensesPage() {
  const { data: product } = useQuery(productQuery(useParams().slug ?? ''))
  // Only for the moment in which the router leaves for the not-found page.
  if (!product) return null
  return <Lenses key={product.id} product={product} />
}

function Lenses({ product }: { product: Product }) {
  const { words, language } = useSite()
  const isHydrated = useHydrated()
  const title = fill(words.lenses.title, { name: localized(product, 'name', language) })
  return (
    <div className="shell pt-10 pb-section lg:pt-16">
      <PageHead title={title} description={words.lenses.description} />
      <h1 className="mb-8 text-heading">{title}</h1>
      {!takesLenses(product) && (
        <EmptyState title={words.lenses.noLenses} text="">
          <LinkButton to={href('product', { slug: product.slug })}>{words.lenses.toProduct}</LinkButton>
        </EmptyState>
      )}
      {/* What is chosen is in the tab's storage, which the server does not see. */}
      {takesLenses(product) && (isHydrated ? <LensFlow product={product} /> : <Skeleton className="h-96" />)}
    </div>
  )
}
