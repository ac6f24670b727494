import type { ImageVariants } from './image-variants.ts'
import { type PlaceholderSubject, placeholderAddresses } from './placeholder-address.ts'

type Illustrated = PlaceholderSubject & { images: readonly string[] }

/** A product's images: imported ones, else the studio's, else placeholders. */
export function shownImages(variants: ImageVariants, product: Illustrated): string[] {
  if (!arePlaceholders(product)) return [...product.images]
  return [...(variants.find(product.slug) ?? placeholderAddresses(product))]
}

/** A frame worn by heads of limestone, where its images are the studio's. */
export function shownWorn(variants: ImageVariants, product: Illustrated): string[] {
  const [first] = variants.find(product.slug) ?? []
  return shownImages(variants, product)[0] === first ? [...variants.findWorn(product.slug)] : []
}

/** The preview of the first image, where it is one of the studio's. */
export function shownPreview(variants: ImageVariants, product: Illustrated): string | null {
  const [first] = variants.find(product.slug) ?? []
  return arePlaceholders(product) || product.images[0] === first ? variants.previewOf(product.slug) : null
}

/** Whether a product has no images but drawn ones, which stand for the studio's where these exist. */
export const arePlaceholders = ({ slug, images }: Pick<Illustrated, 'slug' | 'images'>): boolean =>
  images.every((image) => isPlaceholder(slug, image))

export const isPlaceholder = (slug: string, image: string) =>
  image.startsWith(`/pictures/${slug}/`) && image.endsWith('.svg')
