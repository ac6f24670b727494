import type { ShopSettings } from '../../domain/settings.ts'
import type { Language } from '../../domain/shop-facts.ts'
import type { Shop } from '../shop.ts'
import type { QueuedEmail } from './enqueue-email.ts'
import type { WORDS } from './words.ts'

export interface TemplateContext {
  shop: Shop
  settings: ShopSettings
  queued: QueuedEmail
  language: Language
  words: (typeof WORDS)[Language]
  origin: string
  /** The absolute URL of a path. */
  linkTo: (path: string) => string
}
