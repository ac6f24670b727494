/** Latin text allowed on a Greek page: names of people, brands and products, units, and codes. */
const MAY_BE_LATIN = new RegExp(
  [
    'Elegance Eyewear Cyprus|Elegance|Eyewear Cyprus|English|EUR|USD|GBP|EN|EL',
    'Facebook|Instagram|Twitter|Pinterest|PayPal|email|Email|FAQ|UV400?|UV|nm|mm|Unisex|Browline|px|BOX NOW|SMS|IBAN|BIC|QR',
    'Helianos|Ottavia Brenzi|Thalvère|Tejoluz|Kirigane|Alder & Quay|Wren & Tallow|Anthemi|Aaremark|Hartenau',
    '[A-Z]{3}-[A-Z]{3}-[A-Z]{3}|EE(-[0-9A-Z]{4}){3}|Corsavento|Bergelind|Petit Grillon|Kyparos|Tritan|TR-?90|PVD',
  ].join('|'),
  'g',
)

/** The texts that contain a Latin word other than the given names. */
export const findLatinWords = (texts: readonly string[], names = /(?!)/g): string[] =>
  texts.filter((text) => /[A-Za-z]{2,}/.test(text.replace(names, '').replace(MAY_BE_LATIN, '')))
