import type { Language } from './shop-facts.ts'

/** The size of Open Graph images, in pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** The path of a page's Open Graph image: the product's, or the shop's. */
export function sharePicture(language: Language, slug?: string): string {
  return slug === undefined ? `/share/${language}/shop.png` : `/share/${language}/products/${slug}.png`
}
