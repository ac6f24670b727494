import type { ReactNode } from 'react'
import type { Product } from '../../contract/catalog.ts'
import { ProductPicture } from '../catalog/product-picture.tsx'
import { useStorefront } from '../site/storefront-context.tsx'

/** The frame that lenses are chosen for, always in sight on wide screens. */
export function FrameAside({ product, name, children }: { product: Product; name: string; children: ReactNode }) {
  const { money } = useStorefront()
  return (
    <aside className="lg:sticky lg:top-28 lg:self-start">
      <ProductPicture
        src={product.images[0] ?? ''}
        alt=""
        sizes="(min-width: 64rem) 18rem, 60vw"
        className="w-60 lg:w-full"
      />
      <p className="mt-4 text-small text-ink-soft">{product.brand}</p>
      <p className="text-lead">{name}</p>
      <p className="figures mt-1">{money(product.discountPrice ?? product.price)}</p>
      <div className="mt-4 flex flex-col items-start gap-2">{children}</div>
    </aside>
  )
}
