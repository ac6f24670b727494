import type { Language } from './shop-facts.ts'

/** The size, in pixels, that social networks show a shared page's picture at. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** The address of the picture that is shown where a page is shared: a product's own, or the shop's. */
export function sharePicture(language: Language, slug?: string): string {
  return slug === undefined ? `/share/${language}/shop.png` : `/share/${language}/products/${slug}.png`
}
