import { isInStock } from '../../domain/cart.ts'
import type { ShippingSettings } from '../../domain/settings.ts'
import { shippingCents } from '../../domain/shipping.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { localized } from '../../i18n/languages.ts'
import type { Dictionary } from '../../i18n/translate.ts'
import type { CatalogProduct } from '../catalog-index/catalog-product.ts'
import { escapeXml } from './xml.ts'

export interface MerchantTexts {
  language: Language
  words: Pick<Dictionary, 'colors' | 'materials'>
  categoryName: string
  shipping: ShippingSettings
}

export interface MerchantAddresses {
  page: string
  pictures: readonly string[]
}

/** Google's product taxonomy: eyewear accessories, sunglasses, eyeglasses. */
const TAXONOMY = { accessory: 2521, sunglasses: 178, spectacles: 524 } as const
const GENDERS = { women: 'female', men: 'male', unisex: 'unisex', kids: 'unisex' } as const
const LONGEST_TITLE = 150
const LONGEST_TEXT = 5000
const MOST_FURTHER_PICTURES = 10

/** A product as an `<item>` of the Merchant Center product data specification. */
export function merchantItem(product: CatalogProduct, addresses: MerchantAddresses, texts: MerchantTexts): string {
  const { sku, brand, gender, measurements, discountPriceCents, priceCents } = product
  const [front, ...further] = addresses.pictures
  const rows: [name: string, value: string | number | null | undefined][] = [
    ['id', sku],
    ['title', `${brand} ${localized(product, 'name', texts.language)}`.slice(0, LONGEST_TITLE)],
    ['description', localized(product, 'description', texts.language).slice(0, LONGEST_TEXT)],
    ['link', addresses.page],
    ['image_link', front],
    ...further.slice(0, MOST_FURTHER_PICTURES).map((picture): [string, string] => ['additional_image_link', picture]),
    ['price', euros(priceCents)],
    ['sale_price', discountPriceCents === null ? null : euros(discountPriceCents)],
    ['availability', isInStock(product) ? 'in_stock' : 'out_of_stock'],
    ['condition', 'new'],
    ['brand', brand],
    ['mpn', sku],
    ['identifier_exists', 'no'],
    ['google_product_category', taxonomyOf(product)],
    ['product_type', texts.categoryName],
    ['item_group_id', product.model],
    ['gender', gender && GENDERS[gender]],
    ['age_group', gender && (gender === 'kids' ? 'kids' : 'adult')],
    ['color', texts.words.colors[product.color]],
    ['material', texts.words.materials[product.material]],
    ['size', measurements && `${measurements.lensWidthMm}-${measurements.bridgeMm}-${measurements.templeMm}`],
    ['product_weight', measurements && `${measurements.weightG} g`],
  ]
  return `<item>${rows.map(([name, value]) => tag(name, value)).join('')}${shippingTag(discountPriceCents ?? priceCents, texts.shipping)}</item>`
}

function tag(name: string, value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : `<g:${name}>${escapeXml(String(value))}</g:${name}>`
}

const euros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`

function taxonomyOf({ measurements, filterCategory }: CatalogProduct): number {
  if (measurements === null) return TAXONOMY.accessory
  return filterCategory === null ? TAXONOMY.spectacles : TAXONOMY.sunglasses
}

function shippingTag(unitPriceCents: number, shipping: ShippingSettings): string {
  const [fewest, most] = shipping.deliveryEstimate.split('-')
  const fee = euros(shippingCents(unitPriceCents, 'standard', shipping))
  const rows = [
    ['country', 'CY'],
    ['service', 'Standard'],
    ['price', fee],
    ['min_transit_time', fewest],
    ['max_transit_time', most],
  ] as const
  return `<g:shipping>${rows.map(([name, value]) => tag(name, value)).join('')}</g:shipping>`
}
