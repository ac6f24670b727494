import type { Language } from '../../domain/shop-facts.ts'
import type { OutboxRow } from '../mail/outbox.ts'
import type { Shop } from '../shop.ts'
import type { WORDS } from './words.ts'

/** What a letter is written with, beside its facts. */
export interface Tools {
  shop: Shop
  row: OutboxRow
  language: Language
  words: (typeof WORDS)[Language]
  origin: string
  /** The whole address of a page, in the letter's language. */
  linkTo: (path: string) => string
}
