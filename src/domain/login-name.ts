/**
 * Which typed names mean the same account. The fold of a username is stored and unique, so it is computed here alone,
 * never in SQL: PostgreSQL folds letters by the database's locale, and knows no final sigma.
 */

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu
const ACCENTS = /(?<=[\p{Script=Greek}\p{Script=Latin}])\p{Mn}+/gu

/**
 * The form in which usernames are compared: `ΝΙΚΟΣ`, `Νίκος` and `νικος` are one. Folding twice changes nothing more.
 *
 * Case goes, whatever the locale, and so do compatibility forms (full-width letters, ligatures), invisible characters,
 * the final sigma and the accents of Greek and Latin letters, which capitals are written without. Marks of other
 * scripts stay, since they make other letters there (й, が). Letters of different scripts that only look alike (Latin
 * `a`, Cyrillic `а`) stay apart.
 *
 * A change to this needs a migration that folds the stored names anew.
 */
export function foldUsername(name: string): string {
  return (
    name
      .normalize('NFKD')
      // There and back, since some letters have a small form of several letters (ß, ẞ) and some share a capital (ı, i).
      .toLowerCase()
      .toUpperCase()
      .normalize('NFKD')
      .replace(IGNORABLE, '')
      .replace(ACCENTS, '')
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .normalize('NFKC')
  )
}

/**
 * The form in which e-mail addresses are stored and compared. Only the letters A to Z are folded: addresses are ASCII
 * (see `email` in the contract), and folding others would make them ASCII, as the Kelvin sign `K` a `k`.
 */
export const foldEmail = (address: string): string => address.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** Whether a name that somebody signs in with is an e-mail address: usernames hold no `@`. */
export const isEmailAddress = (name: string): boolean => name.includes('@')

/** The form in which a name is compared that is a username or an e-mail address. */
export const foldLoginName = (name: string): string => (isEmailAddress(name) ? foldEmail(name) : foldUsername(name))
