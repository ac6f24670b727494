import { href } from '../../contract/href.ts'
import { timeOf } from '../../domain/calendar.ts'
import { SHOP_NAME } from '../../domain/shop-facts.ts'
import { type OpeningHours, openStores } from '../../domain/stores.ts'
import { localized } from '../../i18n/languages.ts'
import { storesQuery } from '../site/stores.ts'
import { absoluteUrl, type PageFacts, type Schema } from './page-facts.ts'
import { shopId } from './shop-schemas.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** "14 Ledras Street, 1011 Nicosia". */
const ADDRESS = /^(.+), (\d{4}) (.+)$/

export function storeSchemas(page: PageFacts): Schema[] {
  const stores = openStores(page.queries.getQueryData(storesQuery.queryKey) ?? [])
  return stores.map((store) => ({
    '@type': 'Optician',
    '@id': `${page.origin}${href('locations')}#${store.id}`,
    name: `${SHOP_NAME}, ${localized(store, 'name', page.language)}`,
    url: absoluteUrl(page, href('locations')),
    image: `${page.origin}/icons/mark-512.png`,
    telephone: store.phone.replaceAll(' ', ''),
    parentOrganization: { '@id': shopId(page.origin) },
    address: addressSchema(localized(store, 'address', page.language)),
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: openingHoursSchemas(store.opening),
  }))
}

function addressSchema(address: string): Schema {
  const [, streetAddress = address, postalCode, addressLocality] = ADDRESS.exec(address) ?? []
  return { '@type': 'PostalAddress', streetAddress, postalCode, addressLocality, addressCountry: 'CY' }
}

function openingHoursSchemas(opening: OpeningHours): Schema[] {
  const daysByHours = new Map<string, string[]>()
  opening.forEach((hours, day) => {
    if (hours === null) return
    const key = `${timeOf(hours.opens)} ${timeOf(hours.closes)}`
    daysByHours.set(key, [...(daysByHours.get(key) ?? []), `https://schema.org/${WEEKDAYS[day]}`])
  })
  return [...daysByHours].map(([key, dayOfWeek]) => {
    const [opens, closes] = key.split(' ')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}
