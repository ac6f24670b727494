import { fromWire } from '../contract/money.ts'
import { formatMoney } from '../domain/money.ts'

/** An amount from the API in EUR, the currency that is charged. */
export const inEuro = (euros: number) => formatMoney(fromWire(euros))
