import type { Order } from '../../contract/orders.ts'
import type { Dictionary } from '../../i18n/translate.ts'

/** What it is called to withdraw from all of an order that can be withdrawn from. */
export const wholeName = (words: Dictionary['withdrawal'], order: Order | undefined): string =>
  order?.items.some(({ isMadeToOrder }) => isMadeToOrder) ? words.wholeExceptLenses : words.whole
