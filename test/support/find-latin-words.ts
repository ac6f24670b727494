import { SEED_PRODUCTS } from '../../src/server/db/seed/products.ts'

const MODELS = new Set(SEED_PRODUCTS.flatMap(({ model, name }) => (model === null ? [] : [name.split(',')[0]])))

/** Latin text allowed on a Greek page: names of people, brands, models and shapes, units, and codes. */
const MAY_BE_LATIN = new RegExp(
  [
    'Elegance Eyewear Cyprus|Elegance|Eyewear Cyprus|English|EUR|USD|GBP|EN|EL',
    'Facebook|Instagram|Twitter|Pinterest|PayPal|email|Email|FAQ|UV400?|UV|nm|mm|Unisex|Browline|[Aa]viator|Cat-eye|online|JavaScript|IP|px|BOX NOW|SMS|IBAN|BIC|QR',
    'Helianos|Ottavia Brenzi|Thalvère|Tejoluz|Kirigane|Alder & Quay|Wren & Tallow|Anthemi|Aaremark|Hartenau',
    '[A-Z]{3}-[A-Z]{3}-[A-Z]{3}|EE(-[0-9A-Z]{4}){3}|Corsavento|Bergelind|Petit Grillon|Kyparos|Tritan|TR-?90|PVD',
    ...MODELS,
  ].join('|'),
  'g',
)

/** The texts that contain a Latin word other than the given names. */
export const findLatinWords = (texts: readonly string[], names = /(?!)/g): string[] =>
  texts.filter((text) => /[A-Za-z]{2,}/.test(text.replace(names, '').replace(MAY_BE_LATIN, '')))
