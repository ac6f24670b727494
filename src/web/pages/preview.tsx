import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../client/link.tsx'
import { callQuery } from '../../client/queries.ts'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { useParams } from '../navigation/view.ts'
import { ProductView } from '../product/product-view.tsx'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

const previewQuery = (token: string) => callQuery('GET /api/product-previews/{token}', { params: { token } })

/** A product as shoppers would see it, by a link that staff have made. */
export const page: PageDefinition = {
  load: async ({ queries }, { params }) => {
    await queries.prefetchQuery(previewQuery(params.token ?? ''))
    return undefined
  },
  Page: PreviewPage,
}

function PreviewPage() {
  const { data: product } = useQuery(previewQuery(useParams().token ?? ''))
  const { product: words } = useWords()
  if (product) return <ProductView key={product.id} product={product} isPreview />
  return (
    <div className="shell grid grow place-content-center justify-items-start py-section">
      <PageHead title={words.previewGone} description={words.previewGoneText} />
      <h1 className="text-display">{words.previewGone}</h1>
      <p className="mt-5 mb-9 max-w-xl text-lead text-ink-soft">{words.previewGoneText}</p>
      <LinkButton to={href('collections')}>{words.collections}</LinkButton>
    </div>
  )
}
