import type { Product } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { fromWire, toWire } from '../../contract/money.ts'
import { isInStock } from '../../domain/cart.ts'
import type { Measurements } from '../../domain/eyewear.ts'
import { shippingCents } from '../../domain/shipping.ts'
import { SHIPPING, SHOP_NAME } from '../../domain/shop-facts.ts'
import { localized } from '../../i18n/languages.ts'
import { addressOf, type Thing, type ToldPage } from './page-facts.ts'
import { returnPolicy, shopId } from './shop-schemas.ts'

/** UN/CEFACT codes. */
const MILLIMETRE = 'MMT'
const GRAM = 'GRM'
const GENDERS = { women: 'female', men: 'male', unisex: 'unisex' } as const

/** A product with what it costs, what it measures, and how it comes and goes back. */
export function productThing(page: ToldPage, product: Product): Thing {
  const { words, language, origin } = page
  const { sku, brand, color, material, gender, measurements } = product
  return {
    '@type': 'Product',
    '@id': `${origin}${href('product', { slug: product.slug })}#product`,
    name: localized(product, 'name', language),
    description: localized(product, 'description', language),
    url: addressOf(page, href('product', { slug: product.slug })),
    image: product.images.map((image) => new URL(image, origin).href),
    sku,
    mpn: sku,
    brand: { '@type': 'Brand', name: brand },
    manufacturer: { '@type': 'Organization', name: product.maker.name },
    color: words.colors[color],
    material: words.materials[material],
    ...(gender && { audience: audienceThing(gender) }),
    ...(measurements && { weight: { '@type': 'QuantitativeValue', value: measurements.weightG, unitCode: GRAM } }),
    additionalProperty: propertiesOf(product, page),
    offers: offerThing(page, product),
  }
}

function audienceThing(gender: NonNullable<Product['gender']>): Thing {
  if (gender === 'kids') return { '@type': 'PeopleAudience', suggestedMaxAge: 13 }
  return { '@type': 'PeopleAudience', suggestedGender: GENDERS[gender] }
}

function propertiesOf({ measurements, shape, frameType, lensColor }: Product, { words }: ToldPage): Thing[] {
  const { product: own, listing } = words
  const named = (name: string, value: string | null): Thing[] =>
    value === null ? [] : [{ '@type': 'PropertyValue', name, value }]
  const measured = (name: string, key: keyof Measurements): Thing[] =>
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

function offerThing(page: ToldPage, product: Product): Thing {
  const { price, discountPrice } = product
  const unitPrice = discountPrice ?? price
  return {
    '@type': 'Offer',
    url: addressOf(page, href('product', { slug: product.slug })),
    price: unitPrice.toFixed(2),
    priceCurrency: 'EUR',
    ...(discountPrice !== null && { priceSpecification: struckPrice(price) }),
    availability: `https://schema.org/${isInStock(product) ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'OnlineStore', '@id': shopId(page.origin), name: SHOP_NAME },
    hasMerchantReturnPolicy: returnPolicy(page),
    shippingDetails: shippingThing(fromWire(unitPrice)),
  }
}

function struckPrice(price: number): Thing {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: price.toFixed(2),
    priceCurrency: 'EUR',
  }
}

/** Standard delivery of one piece alone. */
function shippingThing(unitPriceCents: number): Thing {
  const [minValue, maxValue] = SHIPPING.deliveryEstimate.split('-').map(Number)
  const value = toWire(shippingCents(unitPriceCents, 'standard')).toFixed(2)
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value, currency: 'EUR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CY' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      // The estimate is of the whole time, from the order to the door.
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 0, unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
    },
  }
}
