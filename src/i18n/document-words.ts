import type { Language } from '../domain/shop-facts.ts'
import { documentEl } from './document-el.ts'
import { documentEn } from './document-en.ts'

type Words = typeof documentEn

/** Texts of tax documents by language. Not for browsers. */
export const DOCUMENT_WORDS: Record<Language, Words> = { en: documentEn, el: documentEl as unknown as Words }
