import { elAccount } from './el-account.ts'
import { elVisits } from './el-appointments.ts'
import { elBuying } from './el-checkout.ts'
import { elContent } from './el-content.ts'
import { elRefusals } from './el-errors.ts'
import { elMirror } from './el-mirror.ts'
import { elOrders } from './el-orders.ts'
import { elPages } from './el-pages.ts'
import { elReduction } from './el-price-reduction.ts'
import { elLook } from './el-product-view.ts'
import { elSearch } from './el-search.ts'
import { elShell } from './el-shell.ts'
import { elVocabulary } from './el-vocabulary.ts'
import type { Translation } from './translate.ts'

export const el = {
  ...elShell,
  ...elPages,
  ...elBuying,
  ...elAccount,
  ...elOrders,
  ...elVisits,
  ...elMirror,
  ...elLook,
  ...elVocabulary,
  ...elContent,
  ...elSearch,
  ...elReduction,
  ...elRefusals,
} as const satisfies Translation
