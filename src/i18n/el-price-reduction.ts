import type { enPriceReduction } from './en-price-reduction.ts'
import type { Translation } from './translation.ts'

export const elPriceReduction = {
  priceReduction: { reference: 'Με διαγραφή: η χαμηλότερη τιμή των 30 ημερών πριν από τη μείωση.' },
} as const satisfies Translation<typeof enPriceReduction>
