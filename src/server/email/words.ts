import type { Language } from '../../domain/shop-facts.ts'
import { el } from '../../i18n/el.ts'
import { emailEl } from '../../i18n/email-el.ts'
import { emailEn } from '../../i18n/email-en.ts'
import { en } from '../../i18n/en.ts'

type Words = typeof emailEn

// Greek holds the same keys and placeholders (the compiler and a test see to it), only other letters.
export const WORDS: Record<Language, Words> = { en: emailEn, el: emailEl as unknown as Words }

/** What letters and pages say in the same words. */
export const SHARED = { en, el: el as unknown as typeof en }

/** A day in figures: 23/11/2026. */
export const dayFigures = (day: string) => day.split('-').reverse().join('/')
