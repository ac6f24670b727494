import type { enPriceReduction } from './en-price-reduction.ts'
import type { Translation } from './translation.ts'

export const elPriceReduction = {
  priceReduction: { reference: 'Η διαγραμμένη τιμή είναι η χαμηλότερη των 30 ημερών πριν από την έκπτωση.' },
} as const satisfies Translation<typeof enPriceReduction>
