import { ShopError } from '../../contract/errors.ts'
import { type DeliveryCountry, fitsPostcodeForms, HOME_COUNTRY } from '../../domain/delivery-country.ts'
import type { DeliveryMethod } from '../../domain/shop-facts.ts'
import { countryCode } from '../../i18n/country-name.ts'
import type { Shop } from '../shop.ts'

interface Destination {
  method: DeliveryMethod
  country: string
  postalCode: string
}

const isToDoor = (method: DeliveryMethod) => method === 'standard' || method === 'express'

/** The country abroad whose fee and days an order has, also one that is no longer offered; null within Cyprus. */
export function findDeliveryCountry(
  { settings }: Pick<Shop, 'settings'>,
  { method, country }: Omit<Destination, 'postalCode'>,
): DeliveryCountry | null {
  if (!isToDoor(method)) return null
  const code = countryCode(country)
  return settings.current().countries.find((one) => one.code === code) ?? null
}

/**
 * @param at where the address stands in what was sent, as `checkoutForm.`
 * @throws ShopError `invalid_input` where no parcel goes to the country, or its postcodes look otherwise
 */
export function assertDeliveredTo(shop: Shop, { method, country, postalCode }: Destination, at: string): void {
  if (!isToDoor(method) || countryCode(country) === HOME_COUNTRY) return
  const abroad = findDeliveryCountry(shop, { method, country })
  if (abroad === null || !abroad.isOffered) {
    throw new ShopError('invalid_input', { fields: { [`${at}country`]: 'country_not_delivered' } })
  }
  if (method === 'express') {
    throw new ShopError('invalid_input', { fields: { [`${at}country`]: 'express_not_abroad' } })
  }
  if (!fitsPostcodeForms(postalCode, abroad.postcodes)) {
    throw new ShopError('invalid_input', { fields: { [`${at}postalCode`]: 'postal_code_not_of_country' } })
  }
}
