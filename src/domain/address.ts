export type PostcodeError = 'postal_code_not_cypriot' | 'postal_code_north'

const CYPRUS = new Set(['cyprus', 'κυπρος', 'kypros', 'cy', 'republic of cyprus', 'κυπριακη δημοκρατια'])

export function isCyprus(country: string): boolean {
  const bare = country.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  return CYPRUS.has(bare)
}

/**
 * The error of a postal code, or `null`. Cypriot postal codes have 4 digits; 5 digits starting with 99 are in the north,
 * where our couriers do not deliver. Those of other countries are not checked.
 */
export function postcodeError(country: string, postcode: string): PostcodeError | null {
  if (!isCyprus(country)) return null
  const digits = postcode.replace(/\s/g, '')
  if (/^99\d{3}$/.test(digits)) return 'postal_code_north'
  return /^[1-9]\d{3}$/.test(digits) ? null : 'postal_code_not_cypriot'
}

/** By the first digit of the postcode; see docs of Cyprus Post. Kyrenia is in the north, which is not served. */
const DISTRICTS = ['nicosia', 'nicosia', 'limassol', 'limassol', 'famagusta', 'larnaca', 'larnaca', 'paphos'] as const
export type District = (typeof DISTRICTS)[number]

/** The district of a Cypriot postcode, or null. */
export function districtOf(postcode: string): District | null {
  const digits = postcode.replace(/\s/g, '')
  return /^[1-8]\d{3}$/.test(digits) ? (DISTRICTS[Number(digits[0]) - 1] ?? null) : null
}

/** Towns as they are written, without accents. Famagusta's post goes by its free villages. */
const TOWNS: Readonly<Record<District, readonly string[]>> = {
  nicosia: ['nicosia', 'lefkosia', 'λευκωσια', 'strovolos', 'στροβολος', 'engomi', 'εγκωμη', 'lakatamia', 'λακαταμια'],
  limassol: ['limassol', 'lemesos', 'λεμεσος', 'germasogeia', 'γερμασογεια', 'mesa geitonia', 'μεσα γειτονια'],
  famagusta: ['paralimni', 'παραλιμνι', 'ayia napa', 'agia napa', 'αγια ναπα', 'deryneia', 'δερυνεια'],
  larnaca: ['larnaca', 'larnaka', 'λαρνακα', 'aradippou', 'αραδιππου'],
  paphos: ['paphos', 'pafos', 'παφος', 'geroskipou', 'γεροσκηπου'],
}

/** The district that a postcode is in, where the town that was typed is known to be in another one; else null. */
export function otherDistrict(postcode: string, town: string): District | null {
  const bare = town.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase().replace(/ς/g, 'σ')
  const district = districtOf(postcode)
  if (district === null || bare === '') return null
  const districts = Object.keys(TOWNS) as District[]
  const named = districts.find((one) => TOWNS[one].some((name) => name.replace(/ς/g, 'σ') === bare))
  return named === undefined || named === district ? null : district
}

/** Whether a number is a Cypriot mobile phone's: BOX NOW sends the code of a locker to it. */
export function isCypriotMobile(phone: string): boolean {
  return /^(?:(?:\+|00)357)?9\d{7}$/.test(phone.replace(/[\s()./-]/g, ''))
}
