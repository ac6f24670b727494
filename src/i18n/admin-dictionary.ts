import type { Language } from '../domain/shop-facts.ts'
import type { adminEn } from './admin-en.ts'

/** The back office's texts, which only the back office loads. */
export type AdminDictionary = typeof adminEn

const LOADERS: Record<Language, () => Promise<AdminDictionary>> = {
  en: () => import('./admin-en.ts').then((module) => module.adminEn),
  // The compiler checks the keys and a test the placeholders; only the literal types differ.
  el: () => import('./admin-el.ts').then((module) => module.adminEl as unknown as AdminDictionary),
}

export const loadAdminDictionary = (language: Language): Promise<AdminDictionary> => LOADERS[language]()
