import type { Language } from '../domain/shop-facts.ts'
import type { en } from './en.ts'
import type { enShell } from './en-shell.ts'
import { LANGUAGE_TABLE } from './languages.ts'

export type Dictionary = typeof en
export type ShellDictionary = typeof enShell

/** The placeholder names of a text: `a` and `b` for `'{a} of {b}'`. */
type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** Fills the placeholders of a text; a missing value does not compile. */
export function fill<Text extends string>(text: Text, values: Record<Placeholders<Text>, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = (values as Record<string, string | number>)[name]
    return value === undefined ? whole : String(value)
  })
}

export interface Plural {
  readonly one: string
  readonly other: string
}

// Cached: creating the rules takes longer than rendering a product tile.
const rules = new Map<Language, Intl.PluralRules>()

export function plural(forms: Plural, count: number, language: Language): string {
  const known = rules.get(language) ?? new Intl.PluralRules(LANGUAGE_TABLE[language].locale)
  rules.set(language, known)
  const form = known.select(count) === 'one' ? forms.one : forms.other
  return fill(form as '{count}', { count })
}

type Extent = 'shell' | 'whole'

const loaded = new Map<string, Dictionary>()

/**
 * Loads the texts of a language. In the browser the shell's texts come first, and the rest is added to the same object
 * when a page needs it; a page is shown only after its texts are loaded.
 */
export async function loadDictionary(language: Language, extent: Extent = 'whole'): Promise<Dictionary> {
  const { loadShell, loadDictionary: loadAll } = LANGUAGE_TABLE[language]
  const words = await (extent === 'shell' ? loadShell() : loadAll())
  const known = loaded.get(language) ?? {}
  // The shell's part of a section never replaces the whole section.
  const merged = extent === 'shell' ? { ...words, ...known } : words
  // The compiler and a test ensure that Greek has the same keys and placeholders.
  const dictionary = Object.assign(known, merged) as unknown as Dictionary
  loaded.set(language, dictionary)
  return dictionary
}
