import type { Language } from '../domain/shop-facts.ts'
import type { en } from './en.ts'
import { LANGUAGE_TABLE } from './languages.ts'

export type Dictionary = typeof en

/** The names between braces in a text: `'{a} of {b}'` asks for `a` and `b`. */
type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** A text with its placeholders filled in; a placeholder left out does not compile. */
export function fill<Text extends string>(text: Text, values: Record<Placeholders<Text>, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = (values as Record<string, string | number>)[name]
    return value === undefined ? whole : String(value)
  })
}

interface Plural {
  readonly one: string
  readonly other: string
}

// Making the rules costs more than rendering a tile.
const rules = new Map<Language, Intl.PluralRules>()

/** The form of a text for a number, with `{count}` filled in. */
export function plural(forms: Plural, count: number, language: Language): string {
  const known = rules.get(language) ?? new Intl.PluralRules(LANGUAGE_TABLE[language].locale)
  rules.set(language, known)
  const form = known.select(count) === 'one' ? forms.one : forms.other
  return fill(form as '{count}', { count })
}

type Extent = 'shell' | 'whole'

const loaded = new Map<string, Dictionary>()

/**
 * The words of a language. In the browser the shell's come first and the rest joins the same object when a page asks for
 * the whole; a page that is shown has seen to it that its words are there.
 */
export async function loadDictionary(language: Language, extent: Extent = 'whole'): Promise<Dictionary> {
  const { loadShell, loadDictionary: loadAll } = LANGUAGE_TABLE[language]
  const words = await (extent === 'shell' ? loadShell() : loadAll())
  const known = loaded.get(language) ?? {}
  // The shell's part of a topic never takes the place of the whole one, whichever comes first.
  const joined = extent === 'shell' ? { ...words, ...known } : words
  // Greek holds the same keys and placeholders (the compiler and a test see to it), only other letters.
  const dictionary = Object.assign(known, joined) as unknown as Dictionary
  loaded.set(language, dictionary)
  return dictionary
}
