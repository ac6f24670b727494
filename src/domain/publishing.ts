import { CATEGORY_IDS } from './eyewear.ts'

export const PRODUCT_STATUSES = ['draft', 'published', 'archived'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** What a product can lack for being published, by the field that supplies it. `maker` is a matter of its brand. */
export const PUBLISHING_GAPS = [
  'nameEl',
  'description',
  'descriptionEl',
  'price',
  'picture',
  'filterCategory',
  'maker',
] as const
export type PublishingGap = (typeof PUBLISHING_GAPS)[number]

export interface Publishable {
  nameEl: string
  description: string
  descriptionEl: string
  /** 0 where it has none yet. */
  priceCents: number
  categoryId: number
  filterCategory: number | null
  /** Whether it has a photograph; a drawn placeholder is none. */
  hasPicture: boolean
  maker: { name: string; postalAddress: string; email: string }
}

/**
 * What a product lacks for being published, in the order of its page; empty where it may be. Shoppers read two languages;
 * sunglasses need a filter category (EN ISO 12312-1), and every product a maker that can be reached (Regulation (EU)
 * 2023/988, art. 19).
 */
export function publishingGaps(product: Publishable): PublishingGap[] {
  const { name, postalAddress, email } = product.maker
  const isLacking: Record<PublishingGap, boolean> = {
    nameEl: product.nameEl.trim() === '',
    description: product.description.trim() === '',
    descriptionEl: product.descriptionEl.trim() === '',
    price: product.priceCents <= 0,
    picture: !product.hasPicture,
    filterCategory: product.categoryId === CATEGORY_IDS.sunglasses && product.filterCategory === null,
    maker: [name, postalAddress, email].some((text) => text.trim() === ''),
  }
  return PUBLISHING_GAPS.filter((gap) => isLacking[gap])
}

/** Where a product may go from here; `published` needs it to lack nothing. */
export function nextStatuses(status: ProductStatus): ProductStatus[] {
  if (status === 'draft') return ['published', 'archived']
  return status === 'published' ? ['draft', 'archived'] : ['published', 'draft']
}
