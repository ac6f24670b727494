import type { Product } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { fromWire, toWire } from '../../contract/money.ts'
import { isInStock } from '../../domain/cart.ts'
import type { Measurements } from '../../domain/eyewear.ts'
import type { ShippingSettings } from '../../domain/settings.ts'
import { shippingCents } from '../../domain/shipping.ts'
import { SHOP_NAME } from '../../domain/shop-facts.ts'
import { localized } from '../../i18n/languages.ts'
import { absoluteUrl, type PageFacts, type Schema } from './page-facts.ts'
import { returnPolicy, shopId } from './shop-schemas.ts'

/** UN/CEFACT codes. */
const MILLIMETRE = 'MMT'
const GRAM = 'GRM'
const GENDERS = { women: 'female', men: 'male', unisex: 'unisex' } as const

export function productSchema(page: PageFacts, product: Product): Schema {
  const { words, language, origin } = page
  const { sku, brand, color, material, gender, measurements } = product
  return {
    '@type': 'Product',
    '@id': `${origin}${href('product', { slug: product.slug })}#product`,
    name: localized(product, 'name', language),
    description: localized(product, 'description', language),
    url: absoluteUrl(page, href('product', { slug: product.slug })),
    image: product.images.map((image) => new URL(image, origin).href),
    sku,
    mpn: sku,
    brand: { '@type': 'Brand', name: brand },
    manufacturer: { '@type': 'Organization', name: product.maker.name },
    color: words.colors[color],
    material: words.materials[material],
    ...(gender && { audience: audienceSchema(gender) }),
    ...(measurements && { weight: { '@type': 'QuantitativeValue', value: measurements.weightG, unitCode: GRAM } }),
    additionalProperty: propertiesOf(product, page),
    offers: offerSchema(page, product),
  }
}

function audienceSchema(gender: NonNullable<Product['gender']>): Schema {
  if (gender === 'kids') return { '@type': 'PeopleAudience', suggestedMaxAge: 13 }
  return { '@type': 'PeopleAudience', suggestedGender: GENDERS[gender] }
}

function propertiesOf({ measurements, shape, frameType, lensColor }: Product, { words }: PageFacts): Schema[] {
  const { product: own, listing } = words
  const named = (name: string, value: string | null): Schema[] =>
    value === null ? [] : [{ '@type': 'PropertyValue', name, value }]
  const measured = (name: string, key: keyof Measurements): Schema[] =>
    measurements ? [{ '@type': 'PropertyValue', name, value: measurements[key], unitCode: MILLIMETRE }] : []
  return [
    ...named(listing.shape, shape && words.shapes[shape]),
    ...named(listing.frameType, frameType && words.frameTypes[frameType]),
    ...named(own.lensColor, lensColor && words.lensColors[lensColor]),
    ...measured(own.lensWidth, 'lensWidthMm'),
    ...measured(own.lensHeight, 'lensHeightMm'),
    ...measured(own.bridge, 'bridgeMm'),
    ...measured(own.temple, 'templeMm'),
    ...measured(own.frameWidth, 'frameWidthMm'),
  ]
}

function offerSchema(page: PageFacts, product: Product): Schema {
  const { price, discountPrice } = product
  const unitPrice = discountPrice ?? price
  return {
    '@type': 'Offer',
    url: absoluteUrl(page, href('product', { slug: product.slug })),
    price: unitPrice.toFixed(2),
    priceCurrency: 'EUR',
    ...(discountPrice !== null && { priceSpecification: strikethroughPrice(price) }),
    availability: `https://schema.org/${isInStock(product) ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'OnlineStore', '@id': shopId(page.origin), name: SHOP_NAME },
    hasMerchantReturnPolicy: returnPolicy(page),
    shippingDetails: shippingSchema(fromWire(unitPrice), page.settings.shipping),
  }
}

function strikethroughPrice(price: number): Schema {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: price.toFixed(2),
    priceCurrency: 'EUR',
  }
}

function shippingSchema(unitPriceCents: number, shipping: ShippingSettings): Schema {
  const [minValue, maxValue] = shipping.deliveryEstimate.split('-').map(Number)
  const value = toWire(shippingCents(unitPriceCents, 'standard', shipping)).toFixed(2)
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value, currency: 'EUR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CY' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      // The estimate covers the whole time from order to delivery.
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 0, unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
    },
  }
}
