/** The legal note beside a reduced price (Directive 98/6/EC, art. 6a). */
export const enPriceReduction = {
  priceReduction: { reference: 'Struck through: the lowest price of the 30 days before the reduction.' },
} as const
