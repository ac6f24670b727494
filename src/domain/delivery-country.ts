/** Goods within the EU pass no customs; ISO 3166-1 codes without Cyprus, to which the shop always delivers. */
export const EU_COUNTRIES = [
  ...['AT', 'BE', 'BG', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const
export const HOME_COUNTRY = 'CY'

/** A country besides Cyprus that parcels may go to, by standard delivery. */
export interface DeliveryCountry {
  /** ISO 3166-1, one of `EU_COUNTRIES`. */
  code: string
  isOffered: boolean
  /** Whatever the order comes to, in cents of EUR, VAT included. */
  feeCents: number
  /** Business days, as `3-6`. */
  estimate: string
  /** Forms of its postcodes, where # is a digit and @ a letter: `### ##`, `####, #####`. Empty: any. */
  postcodes: string
}

export const DEFAULT_COUNTRIES: readonly DeliveryCountry[] = [
  { code: 'GR', isOffered: false, feeCents: 1_500, estimate: '3-6', postcodes: '### ##' },
]

/** Whether a postcode has one of the forms; spaces and hyphens are not compared. */
export function fitsPostcodeForms(postcode: string, forms: string): boolean {
  const shape = bare(postcode).replace(/\d/g, '#').replace(/[a-z]/gi, '@')
  return forms.trim() === '' || forms.split(',').some((form) => bare(form) === shape)
}

/** A postcode that shows the form: `000 00`. */
export const examplePostcode = (forms: string): string =>
  (forms.split(',')[0] ?? '').trim().replaceAll('#', '0').replaceAll('@', 'A')

const bare = (text: string) => text.replace(/[\s-]/g, '')
