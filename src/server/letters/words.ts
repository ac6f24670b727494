import type { Language } from '../../domain/shop-facts.ts'
import { el } from '../../i18n/el.ts'
import { en } from '../../i18n/en.ts'
import { lettersEl } from '../../i18n/letters-el.ts'
import { lettersEn } from '../../i18n/letters-en.ts'

type Words = typeof lettersEn

// Greek holds the same keys and placeholders (the compiler and a test see to it), only other letters.
export const WORDS: Record<Language, Words> = { en: lettersEn, el: lettersEl as unknown as Words }

/** What letters and pages say in the same words. */
export const SHARED = { en, el: el as unknown as typeof en }

const FORMS = { en: 'en-GB', el: 'el-GR' } as const

/** A day of the calendar in words: Monday 23 November 2026. */
export function dayWords(day: string, language: Language): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(FORMS[language], form).format(new Date(`${day}T00:00:00Z`))
}

/** A day in figures: 23/11/2026. */
export const dayFigures = (day: string) => day.split('-').reverse().join('/')
