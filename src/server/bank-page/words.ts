import type { Language } from '../../domain/shop-facts.ts'
import { bankPageEl } from '../../i18n/bank-page-el.ts'
import { bankPageEn } from '../../i18n/bank-page-en.ts'

export const BANK_PAGE_WORDS: Record<Language, typeof bankPageEn> = { en: bankPageEn, el: bankPageEl }
