import type { Language } from '../domain/shop-facts.ts'

interface LabelWords {
  from: string
  to: string
  cash: string
  trackingNumber: string
}

/** The words on the labels of parcels, in the language of who receives them. */
export const LABEL_WORDS: Record<Language, LabelWords> = {
  en: { from: 'From', to: 'To', cash: 'Cash on delivery:', trackingNumber: 'Tracking number' },
  el: { from: 'Αποστολέας', to: 'Παραλήπτης', cash: 'Αντικαταβολή:', trackingNumber: 'Αριθμός αποστολής' },
}
