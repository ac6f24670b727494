import { useRef } from 'react'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { ShownProduct } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { localized } from '../../i18n/languages.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { BuyBar } from '../cart/buy-bar.tsx'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { Gallery } from '../catalog/gallery.tsx'
import { ProductDetails } from '../catalog/product-details.tsx'
import { RecentlySeen } from '../catalog/recently-seen.tsx'
import { RelatedProducts } from '../catalog/related-products.tsx'
import { PageHead } from '../site/page-head.tsx'
import { BuyingColumn } from './buying-column.tsx'

export function ProductView({ product, isPreview = false }: { product: ShownProduct; isPreview?: boolean }) {
  const { words, language } = useSite()
  const own = words.product
  const buying = useRef<HTMLDivElement>(null)
  const adding = useAddToCart(product)
  const name = localized(product, 'name', language)
  const description = localized(product, 'description', language) ?? ''
  const paragraphs = description.split(/\n+/)
  const links = [
    <Link key="home" to={href('home')}>
      {own.home}
    </Link>,
    <Link key="collections" to={href('collections')}>
      {own.collections}
    </Link>,
  ]
  return (
    <>
      <PageHead title={`${name} · ${product.brand}`} description={description.slice(0, 160)} />
      <div className="shell pt-2 sm:pt-5 lg:pt-8">
        {isPreview && <p className="mb-5 border-l-2 border-sea pl-4 text-small">{own.preview}</p>}
        <Breadcrumbs label={own.breadcrumbs} links={links} current={name} />
        <div className="grid gap-x-10 gap-y-4 pt-2 pb-16 sm:gap-y-8 sm:pt-5 lg:grid-cols-12 lg:pt-8 lg:pb-24 xl:gap-x-16">
          <div className="lg:col-span-7 xl:col-span-8">
            <Gallery product={product} />
          </div>
          <div className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start xl:col-span-4">
            <BuyingColumn product={product} adding={adding} place={buying} isPreview={isPreview} />
          </div>
        </div>
      </div>
      <div className="shell pb-section">
        <Tabs
          label={name}
          tabs={[
            { value: 'details', title: own.details, content: <ProductDetails product={product} /> },
            {
              value: 'description',
              title: own.description,
              content: (
                <div className="max-w-prose space-y-4 text-lead">
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              ),
            },
          ]}
        />
      </div>
      {!isPreview && <RelatedProducts product={product} />}
      {!isPreview && <RecentlySeen productId={product.id} />}
      <BuyBar key={product.id} product={product} adding={adding} after={buying} />
    </>
  )
}
