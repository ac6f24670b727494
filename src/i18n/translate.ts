import type { en } from './en.ts'

export type Dictionary = typeof en
/** The shape of a dictionary in any language: the keys of the English one, any text. */
export type Translation<Source = Dictionary> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>
}

/** The names between braces in a text: `'{a} of {b}'` asks for `a` and `b`. */
type Asked<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Asked<Rest> : never

/** A text with its placeholders filled in; a placeholder left out does not compile. */
export function fill<Text extends string>(text: Text, values: Record<Asked<Text>, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = (values as Record<string, string | number>)[name]
    return value === undefined ? whole : String(value)
  })
}

interface Plural {
  readonly one: string
  readonly other: string
}

/** The form of a text for a number, with `{count}` filled in. */
export function plural(forms: Plural, count: number, language: string): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other
  return fill(form as '{count}', { count })
}

const dictionaries = {
  en: () => import('./en.ts').then((module) => module.en),
  // Greek holds the same keys and placeholders (the compiler and a test see to it), only other letters.
  el: () => import('./el.ts').then((module) => module.el as unknown as Dictionary),
}

/** The words of a language; in the browser each is a chunk of its own. */
export function loadDictionary(language: keyof typeof dictionaries): Promise<Dictionary> {
  return dictionaries[language]()
}
