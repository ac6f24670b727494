import { enAccount } from './en-account.ts'
import { enAppointments } from './en-appointments.ts'
import { enCheckout } from './en-checkout.ts'
import { enContent } from './en-content.ts'
import { enDelivery } from './en-delivery.ts'
import { enDocuments } from './en-documents.ts'
import { enErrors } from './en-errors.ts'
import { enFit } from './en-fit.ts'
import { enLensOrders } from './en-lens-orders.ts'
import { enLensQuestion } from './en-lens-question.ts'
import { enLensTerms } from './en-lens-terms.ts'
import { enLenses } from './en-lenses.ts'
import { enMirror } from './en-mirror.ts'
import { enOrders } from './en-orders.ts'
import { enPages } from './en-pages.ts'
import { enPayment } from './en-payment.ts'
import { enPlain } from './en-plain.ts'
import { enPrescriptions } from './en-prescriptions.ts'
import { enPriceReduction } from './en-price-reduction.ts'
import { enProductView } from './en-product-view.ts'
import { enReturns } from './en-returns.ts'
import { enSearch } from './en-search.ts'
import { enSearchAnswers } from './en-search-answers.ts'
import { enSecondFactor } from './en-second-factor.ts'
import { enShell } from './en-shell.ts'
import { enStores } from './en-stores.ts'
import { enVocabulary } from './en-vocabulary.ts'

/** The source dictionary: the Greek one must have the same keys and {placeholders}. */
export const en = {
  ...enShell,
  ...enPages,
  ...enCheckout,
  ...enDelivery,
  ...enAccount,
  ...enSecondFactor,
  ...enOrders,
  ...enPrescriptions,
  ...enLensOrders,
  ...enLensTerms,
  ...enLenses,
  ...enLensQuestion,
  ...enPayment,
  ...enAppointments,
  ...enMirror,
  ...enProductView,
  ...enVocabulary,
  ...enContent,
  ...enFit,
  ...enReturns,
  ...enDocuments,
  ...enSearch,
  ...enSearchAnswers,
  ...enStores,
  ...enPlain,
  ...enPriceReduction,
  ...enErrors,
} as const
