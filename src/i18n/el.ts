import { elAccount } from './el-account.ts'
import { elBuying } from './el-buying.ts'
import { elContent } from './el-content.ts'
import { elLook } from './el-look.ts'
import { elMirror } from './el-mirror.ts'
import { elOrders } from './el-orders.ts'
import { elPages } from './el-pages.ts'
import { elReduction } from './el-reduction.ts'
import { elRefusals } from './el-refusals.ts'
import { elSearch } from './el-search.ts'
import { elShell } from './el-shell.ts'
import { elVisits } from './el-visits.ts'
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
