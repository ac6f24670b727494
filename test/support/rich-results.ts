export type StructuredDataItem = { '@type': string } & Record<string, unknown>

/**
 * Properties that schema.org and Google's rich results require, by type: `a.b` is a nested property, and every entry of
 * a list must have it.
 */
const REQUIRED: Record<string, readonly string[]> = {
  OnlineStore: [
    'name',
    'url',
    'logo',
    'email',
    'telephone',
    'hasMerchantReturnPolicy.applicableCountry',
    'hasMerchantReturnPolicy.returnPolicyCategory',
    'hasMerchantReturnPolicy.merchantReturnDays',
  ],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  Optician: [
    'name',
    'telephone',
    'url',
    'image',
    'address.streetAddress',
    'address.postalCode',
    'address.addressLocality',
    'address.addressCountry',
    'geo.latitude',
    'geo.longitude',
    'openingHoursSpecification.dayOfWeek',
    'openingHoursSpecification.opens',
    'openingHoursSpecification.closes',
  ],
  Product: [
    'name',
    'description',
    'image',
    'sku',
    'mpn',
    'brand.name',
    'color',
    'material',
    'offers.price',
    'offers.priceCurrency',
    'offers.availability',
    'offers.itemCondition',
    'offers.url',
    'offers.seller.name',
    'offers.shippingDetails.shippingRate.value',
    'offers.shippingDetails.shippingRate.currency',
    'offers.shippingDetails.shippingDestination.addressCountry',
    'offers.shippingDetails.deliveryTime.handlingTime.minValue',
    'offers.shippingDetails.deliveryTime.transitTime.maxValue',
    'offers.hasMerchantReturnPolicy.applicableCountry',
    'offers.hasMerchantReturnPolicy.returnPolicyCategory',
    'offers.hasMerchantReturnPolicy.merchantReturnDays',
    'offers.hasMerchantReturnPolicy.returnMethod',
    'offers.hasMerchantReturnPolicy.returnFees',
  ],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
}

/** One sentence for each required property that is missing. */
export function missingProperties(items: readonly StructuredDataItem[]): string[] {
  return items.flatMap((item) => {
    const required = REQUIRED[item['@type']]
    if (required === undefined) return [`${item['@type']} is an unexpected type`]
    return required.filter((path) => !has(item, path.split('.'))).map((path) => `${item['@type']} has no ${path}`)
  })
}

function has(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => has(one, key ? [key, ...rest] : []))
  if (key === undefined) return value !== undefined && value !== null && value !== ''
  return typeof value === 'object' && value !== null && has((value as Record<string, unknown>)[key], rest)
}

export function structuredDataIn(html: string): StructuredDataItem[] {
  const [, text] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? []
  return text === undefined ? [] : (JSON.parse(text) as { '@graph': StructuredDataItem[] })['@graph']
}
