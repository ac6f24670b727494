import { createContext, use } from 'react'
import type { Language } from '../domain/shop-facts.ts'
import type { enShowroom } from '../i18n/en-component-gallery.ts'
import type { Translation } from '../i18n/translate.ts'

export type ShowroomWords = Translation<typeof enShowroom>

const LOADERS = {
  en: () => import('../i18n/en-component-gallery.ts').then((module): ShowroomWords => module.enShowroom),
  el: () => import('../i18n/el-component-gallery.ts').then((module): ShowroomWords => module.elShowroom),
}

/** The words of the language that the document speaks. */
export const loadWords = () => LOADERS[document.documentElement.lang as Language]()

export const WordsContext = createContext<ShowroomWords | null>(null)

export function useWords(): ShowroomWords {
  const words = use(WordsContext)
  if (!words) throw new Error('the showroom has no words')
  return words
}
