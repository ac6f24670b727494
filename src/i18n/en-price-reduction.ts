/** What the law wants said beside a reduced price, where there is room for it. */
export const enPriceReduction = {
  priceReduction: { reference: 'Struck through: the lowest price of the 30 days before the reduction.' },
} as const
