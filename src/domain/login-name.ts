/** Which names mean the same account. Computed here only, never in SQL: PostgreSQL folds by the database's locale. */

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu
const ACCENTS = /(?<=[\p{Script=Greek}\p{Script=Latin}])\p{Mn}+/gu

/**
 * The form in which usernames are compared and stored: `ΝΙΚΟΣ`, `Νίκος` and `νικος` are equal. Idempotent. Removes
 * case, compatibility forms (full-width, ligatures), invisible characters, the final sigma, and accents of Greek and
 * Latin letters. Marks of other scripts form other letters (й, が) and stay; so do look-alikes (Latin `a`, Cyrillic
 * `а`). A change needs a migration that folds the stored names again.
 */
export function foldUsername(name: string): string {
  return (
    name
      .normalize('NFKD')
      // Both directions: some letters expand (ß, ẞ) and some share a capital (ı, i).
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
 * (see `email` in the contract), and folding others could make them ASCII: the Kelvin sign `K` becomes `k`.
 */
export const foldEmail = (address: string): string => address.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

export const isEmailAddress = (name: string): boolean => name.includes('@')

export const foldLoginName = (name: string): string => (isEmailAddress(name) ? foldEmail(name) : foldUsername(name))
