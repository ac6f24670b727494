import { elAccount } from './el-account.ts'
import { elAppointments } from './el-appointments.ts'
import { elCheckout } from './el-checkout.ts'
import { elContent } from './el-content.ts'
import { elDelivery } from './el-delivery.ts'
import { elDocuments } from './el-documents.ts'
import { elErrors } from './el-errors.ts'
import { elFit } from './el-fit.ts'
import { elLensOrders } from './el-lens-orders.ts'
import { elLensQuestion } from './el-lens-question.ts'
import { elLensTerms } from './el-lens-terms.ts'
import { elLenses } from './el-lenses.ts'
import { elMirror } from './el-mirror.ts'
import { elOrders } from './el-orders.ts'
import { elPages } from './el-pages.ts'
import { elPayment } from './el-payment.ts'
import { elPlain } from './el-plain.ts'
import { elPrescriptions } from './el-prescriptions.ts'
import { elPriceReduction } from './el-price-reduction.ts'
import { elProductView } from './el-product-view.ts'
import { elReturns } from './el-returns.ts'
import { elSearch } from './el-search.ts'
import { elSearchAnswers } from './el-search-answers.ts'
import { elSecondFactor } from './el-second-factor.ts'
import { elShell } from './el-shell.ts'
import { elStores } from './el-stores.ts'
import { elVocabulary } from './el-vocabulary.ts'
import type { en } from './en.ts'
import type { Translation } from './translation.ts'

export const el = {
  ...elShell,
  ...elPages,
  ...elCheckout,
  ...elDelivery,
  ...elAccount,
  ...elSecondFactor,
  ...elOrders,
  ...elPrescriptions,
  ...elLensOrders,
  ...elLensTerms,
  ...elLenses,
  ...elLensQuestion,
  ...elPayment,
  ...elAppointments,
  ...elMirror,
  ...elProductView,
  ...elVocabulary,
  ...elContent,
  ...elFit,
  ...elReturns,
  ...elDocuments,
  ...elSearch,
  ...elSearchAnswers,
  ...elStores,
  ...elPlain,
  ...elPriceReduction,
  ...elErrors,
} as const satisfies Translation<typeof en>
