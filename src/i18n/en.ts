import { enAccount } from './en-account.ts'
import { enAppointments } from './en-appointments.ts'
import { enCheckout } from './en-checkout.ts'
import { enContent } from './en-content.ts'
import { enDelivery } from './en-delivery.ts'
import { enErrors } from './en-errors.ts'
import { enMirror } from './en-mirror.ts'
import { enOrders } from './en-orders.ts'
import { enPages } from './en-pages.ts'
import { enPayment } from './en-payment.ts'
import { enPriceReduction } from './en-price-reduction.ts'
import { enProductView } from './en-product-view.ts'
import { enSearch } from './en-search.ts'
import { enShell } from './en-shell.ts'
import { enVocabulary } from './en-vocabulary.ts'

/** The source dictionary: the Greek one must have the same keys and {placeholders}. */
export const en = {
  ...enShell,
  ...enPages,
  ...enCheckout,
  ...enDelivery,
  ...enAccount,
  ...enOrders,
  ...enPayment,
  ...enAppointments,
  ...enMirror,
  ...enProductView,
  ...enVocabulary,
  ...enContent,
  ...enSearch,
  ...enPriceReduction,
  ...enErrors,
} as const
