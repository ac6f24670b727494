import type { Rounding } from '../../domain/bulk-price.ts'
import type { ProductStatus } from '../../domain/publishing.ts'
import type { BulkRequest } from './use-bulk-change.ts'

export interface BulkChoice {
  set: 'status' | 'isNew' | 'isBestseller' | 'price' | 'reduction'
  status: ProductStatus
  flag: 'true' | 'false'
  by: 'percent' | 'amount' | 'price'
  /** As typed, with a decimal point or comma. */
  number: string
  rounding: Rounding
  from: string
  until: string
}

export const NEW_CHOICE: BulkChoice = {
  set: 'isNew',
  status: 'published',
  flag: 'true',
  by: 'percent',
  number: '',
  rounding: 'ten_cents',
  from: '',
  until: '',
}

/** The change that was chosen; `null` where its number cannot be read. */
export function changeOf(choice: BulkChoice): BulkRequest['change'] {
  if (choice.set === 'status') return { set: 'status', status: choice.status }
  if (choice.set === 'isNew' || choice.set === 'isBestseller') {
    return { set: choice.set, value: choice.flag === 'true' }
  }
  const number = readNumber(choice.number)
  if (number === null) return null
  const { by, rounding, from, until } = choice
  const rule =
    by === 'percent'
      ? ({ by, percent: number, rounding } as const)
      : by === 'amount'
        ? ({ by, amount: number, rounding } as const)
        : ({ by, price: number } as const)
  return choice.set === 'price' ? { set: 'price', rule } : { set: 'reduction', rule, from, to: until }
}

/** `-12,5`, `+3` or `149.90`; an ambiguous `1.234` cannot be read. */
function readNumber(text: string): number | null {
  const typed = text.replace(/[€%\s]/g, '').replace(/^[−–]/, '-')
  return /^[+-]?\d{1,6}([.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : null
}
