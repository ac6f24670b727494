import { createContext, use } from 'react'
import type { Language } from '../domain/shop-facts.ts'
import type { enComponentGallery } from '../i18n/en-component-gallery.ts'
import type { Translation } from '../i18n/translation.ts'

export type GalleryWords = Translation<typeof enComponentGallery>

const LOADERS = {
  en: () => import('../i18n/en-component-gallery.ts').then((module): GalleryWords => module.enComponentGallery),
  el: () => import('../i18n/el-component-gallery.ts').then((module): GalleryWords => module.elComponentGallery),
}

/** Loads the texts in the document's language. */
export const loadWords = () => LOADERS[document.documentElement.lang as Language]()

export const WordsContext = createContext<GalleryWords | null>(null)

export function useWords(): GalleryWords {
  const words = use(WordsContext)
  if (!words) throw new Error('the showroom has no words')
  return words
}
