import type { Language } from '../../domain/shop-facts.ts'

const FORMS = { en: 'en-GB', el: 'el-GR' } as const

/** A day of the calendar in words: Monday 23 November 2026. */
export function dayWords(day: string, language: Language): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(FORMS[language], form).format(new Date(`${day}T00:00:00Z`))
}
