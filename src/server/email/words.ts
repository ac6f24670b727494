import type { Language } from '../../domain/shop-facts.ts'
import { emailEl } from '../../i18n/email-el.ts'
import { emailEn } from '../../i18n/email-en.ts'

type Words = typeof emailEn

// The compiler checks the keys and a test the placeholders; only the literal types differ.
export const WORDS: Record<Language, Words> = { en: emailEn, el: emailEl as unknown as Words }

/** `2026-11-23` → `23/11/2026`. */
export const dayFigures = (day: string) => day.split('-').reverse().join('/')
