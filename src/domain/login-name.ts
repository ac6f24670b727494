/**
 * Which names mean the same account. The folded username is stored and unique, so it is computed only here, never in
 * SQL: PostgreSQL folds by the database's locale and does not handle the final sigma.
 */

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu
const ACCENTS = /(?<=[\p{Script=Greek}\p{Script=Latin}])\p{Mn}+/gu

/**
 * The form in which usernames are compared: `ΝΙΚΟΣ`, `Νίκος` and `νικος` are equal. Idempotent.
 *
 * Removes case in any locale, compatibility forms (full-width letters, ligatures), invisible characters, the final
 * sigma, and accents of Greek and Latin letters, which capitals often lack. Marks of other scripts are kept, since they
 * form other letters there (й, が). Look-alike letters of different scripts (Latin `a`, Cyrillic `а`) stay different.
 *
 * A change needs a migration that folds the stored names again.
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

/** Whether a login name is an e-mail address: usernames contain no `@`. */
export const isEmailAddress = (name: string): boolean => name.includes('@')

/** The form in which a username or e-mail address is compared. */
export const foldLoginName = (name: string): string => (isEmailAddress(name) ? foldEmail(name) : foldUsername(name))
