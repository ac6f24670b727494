import { useSite } from '../../client/site-context.tsx'
import { imageVariantOf, srcSetOf } from '../../domain/image-variants.ts'
import { localized } from '../../i18n/languages.ts'

interface Named {
  sku: string
  name: string
  nameEl: string
  image?: string | null
}

export function ProductName({ product }: { product: Named }) {
  const { language } = useSite()
  return (
    <span className="flex items-center gap-4">
      {product.image !== undefined && <Thumbnail image={product.image} />}
      <span className="min-w-0">
        {localized(product, 'name', language)}
        <span className="figures block text-label text-ink-soft">{product.sku}</span>
      </span>
    </span>
  )
}

function Thumbnail({ image }: { image: string | null }) {
  const variants = image === null ? null : imageVariantOf(image)
  return (
    <span className="grid h-11 w-14 shrink-0 place-items-center bg-white max-sm:hidden">
      {image && (
        <img
          src={variants?.at(320) ?? image}
          srcSet={variants ? srcSetOf(variants, 'webp', 320) : undefined}
          sizes="3.5rem"
          alt=""
          loading="lazy"
          width={variants?.width ?? 1200}
          height={variants?.height ?? 900}
          className="multiplied size-full object-contain p-0.5"
        />
      )}
    </span>
  )
}
