/** A thing of JSON-LD. */
export type Told = { '@type': string } & Record<string, unknown>

/**
 * What schema.org and Google's rich results ask of each kind of thing: `name` must be there, `a.b` within another, and
 * every entry of a list must have it.
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

/** Everything in a page's data blocks that a search engine would miss, one sentence each. */
export function missingIn(things: readonly Told[]): string[] {
  return things.flatMap((thing) => {
    const required = REQUIRED[thing['@type']]
    if (required === undefined) return [`${thing['@type']} is a kind that nobody asked for`]
    return required.filter((path) => !has(thing, path.split('.'))).map((path) => `${thing['@type']} has no ${path}`)
  })
}

function has(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => has(one, key ? [key, ...rest] : []))
  if (key === undefined) return value !== undefined && value !== null && value !== ''
  return typeof value === 'object' && value !== null && has((value as Record<string, unknown>)[key], rest)
}

/** The things a page tells of, from its one block of data. */
export function thingsIn(html: string): Told[] {
  const [, text] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? []
  return text === undefined ? [] : (JSON.parse(text) as { '@graph': Told[] })['@graph']
}
