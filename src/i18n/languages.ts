import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../domain/shop-facts.ts'

interface LanguageEntry {
  /** BCP 47 tag for dates and numbers. */
  locale: string
  /** Open Graph's name; it has none for Greek in Cyprus. */
  openGraph: string
  /** Suffix of the fields with this language's texts: `name`, `nameEl`. */
  fieldSuffix: '' | 'El'
  /** What spreadsheets in this language expect between the cells of a CSV file. */
  csvDelimiter: ',' | ';'
  decimalMark: '.' | ','
  /** Of e-mails. In quoted-printable, a Greek letter takes six bytes. */
  textEncoding: 'quoted-printable' | 'base64'
  /** Subsets of the web fonts that the language needs. */
  fontSubsets: readonly string[]
  loadShell: () => Promise<object>
  loadDictionary: () => Promise<object>
}

export const LANGUAGE_TABLE: Record<Language, LanguageEntry> = {
  en: {
    locale: 'en-GB',
    openGraph: 'en_GB',
    fieldSuffix: '',
    csvDelimiter: ',',
    decimalMark: '.',
    textEncoding: 'quoted-printable',
    fontSubsets: ['latin'],
    loadShell: () => import('./en-shell.ts').then((module) => module.enShell),
    loadDictionary: () => import('./en.ts').then((module) => module.en),
  },
  el: {
    locale: 'el-CY',
    openGraph: 'el_GR',
    fieldSuffix: 'El',
    csvDelimiter: ';',
    decimalMark: ',',
    textEncoding: 'base64',
    fontSubsets: ['latin', 'greek'],
    loadShell: () => import('./el-shell.ts').then((module) => module.elShell),
    loadDictionary: () => import('./el.ts').then((module) => module.el),
  },
}

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code)

export const langParam = (language: Language): Language | undefined =>
  language === DEFAULT_LANGUAGE ? undefined : language

type LocalizedField<Source> = {
  [Field in keyof Source & string]: `${Field}El` extends keyof Source ? Field : never
}[keyof Source & string]

/** A record's text in a language: `localized(product, 'name', 'el')` is the product's `nameEl`. */
export function localized<Source extends object, Field extends LocalizedField<Source>>(
  source: Source,
  field: Field,
  language: Language,
): Source[Field] {
  return source[`${field}${LANGUAGE_TABLE[language].fieldSuffix}` as Field]
}
