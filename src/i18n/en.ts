import { enAccount } from './en-account.ts'
import { enVisits } from './en-appointments.ts'
import { enBuying } from './en-checkout.ts'
import { enContent } from './en-content.ts'
import { enRefusals } from './en-errors.ts'
import { enMirror } from './en-mirror.ts'
import { enOrders } from './en-orders.ts'
import { enPages } from './en-pages.ts'
import { enReduction } from './en-price-reduction.ts'
import { enLook } from './en-product-view.ts'
import { enSearch } from './en-search.ts'
import { enShell } from './en-shell.ts'
import { enVocabulary } from './en-vocabulary.ts'

/** The source of every text: what stands here must stand in Greek too, with the same {placeholders}. */
export const en = {
  ...enShell,
  ...enPages,
  ...enBuying,
  ...enAccount,
  ...enOrders,
  ...enVisits,
  ...enMirror,
  ...enLook,
  ...enVocabulary,
  ...enContent,
  ...enSearch,
  ...enReduction,
  ...enRefusals,
} as const
