import type { ImageVariants } from './image-variants.ts'
import { type PlaceholderSubject, placeholderAddresses } from './placeholder-address.ts'

type Illustrated = PlaceholderSubject & { images: readonly string[] }

/** A product's images as they are shown: the importer's own, else the studio's photographs, else placeholders. */
export function shownImages(variants: ImageVariants, product: Illustrated): string[] {
  if (!arePlaceholders(product)) return [...product.images]
  return [...(variants.find(product.slug) ?? placeholderAddresses(product))]
}

/** What stands in the place of the first of them until it arrives; `null` where that is no photograph of the studio's. */
export function shownPreview(variants: ImageVariants, product: Illustrated): string | null {
  return arePlaceholders(product) ? variants.previewOf(product.slug) : null
}

const arePlaceholders = ({ slug, images }: Illustrated) =>
  images.every((image) => image.startsWith(`/pictures/${slug}/`) && image.endsWith('.svg'))
