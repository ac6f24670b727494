import type { ImageVariants } from './image-variants.ts'
import { type PlaceholderSubject, placeholderAddresses } from './placeholder-address.ts'

type Illustrated = PlaceholderSubject & { images: readonly string[] }

/** A product's images: imported ones, else the studio's, else placeholders. */
export function shownImages(variants: ImageVariants, product: Illustrated): string[] {
  if (!arePlaceholders(product)) return [...product.images]
  return [...(variants.find(product.slug) ?? placeholderAddresses(product))]
}

export function shownPreview(variants: ImageVariants, product: Illustrated): string | null {
  return arePlaceholders(product) ? variants.previewOf(product.slug) : null
}

/** Whether a product has no images of its own. */
export const arePlaceholders = ({ slug, images }: Pick<Illustrated, 'slug' | 'images'>): boolean =>
  images.every((image) => image.startsWith(`/pictures/${slug}/`) && image.endsWith('.svg'))
