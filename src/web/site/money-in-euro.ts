import { fromWire } from '../../contract/money.ts'
import { formatMoney } from '../../domain/money.ts'

/** An amount on the wire as it is charged, whatever currency prices are shown in. */
export const inEuro = (euros: number) => formatMoney(fromWire(euros), 'EUR')
