import type { Language } from '../../domain/shop-facts.ts'
import type { Shop } from '../shop.ts'
import type { OutboxRow } from './outbox.ts'
import type { WORDS } from './words.ts'

/** What a letter is written with, beside its facts. */
export interface TemplateContext {
  shop: Shop
  row: OutboxRow
  language: Language
  words: (typeof WORDS)[Language]
  origin: string
  /** The whole address of a page. */
  linkTo: (path: string) => string
}
