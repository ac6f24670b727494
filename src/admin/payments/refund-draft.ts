import { useState } from 'react'
import { fromWire, toWire } from '../../contract/money.ts'
import { priceText, readPriceInput } from '../../domain/price-input.ts'
import { isOrdersMoney, isPaidAtTill, kindOfRefund } from '../../domain/refund.ts'
import type { StoreId } from '../../domain/stores.ts'
import { readOwnStore } from '../site/own-store.ts'
import type { OrderMoney } from './money.ts'

export const WAYS = ['gateway', 'transfer', 'cash', 'terminal'] as const
export type Way = (typeof WAYS)[number]

/** As the newest money came, which a till must be named for. */
export function wayOf({ payments }: Pick<OrderMoney, 'payments'>): Way {
  const newest = payments.findLast(({ captured, refunded, state }) => isOrdersMoney(state) && captured > refunded)
  const kind = kindOfRefund(newest)
  return isPaidAtTill(kind) ? kind : 'gateway'
}

interface Draft {
  isByLine: boolean
  pieces: Readonly<Record<number, number>>
  shipping: string
  /** What was typed; null: what the lines come to. */
  amount: string | null
  reason: string
  way: Way
  store: StoreId | undefined
}

/** Begins with what came back, so that what is owed is refunded by two presses. */
function firstDraft(money: OrderMoney, reason: string): Draft {
  const returned = money.lines.filter(({ returned }) => returned > 0)
  const isAllBack = money.lines.every(({ left, returned }) => left === returned)
  return {
    isByLine: true,
    pieces: Object.fromEntries(returned.map((line) => [line.orderItemId, line.returned])),
    shipping: isAllBack && returned.length > 0 ? priceText(fromWire(money.shippingOwed)) : '',
    amount: null,
    reason,
    way: wayOf(money),
    store: readOwnStore(),
  }
}

const centsOf = (text: string): number => {
  const typed = readPriceInput(text)
  return typed.is === 'price' ? typed.cents : 0
}

/** @param reason what is typed, or given */
export function useRefundDraft(money: OrderMoney, reason = '') {
  const [draft, setDraft] = useState(() => firstDraft(money, reason))
  const shippingCents = draft.isByLine ? centsOf(draft.shipping) : 0
  const lines = money.lines.flatMap(({ orderItemId }) => {
    const quantity = draft.pieces[orderItemId] ?? 0
    return quantity > 0 ? [{ orderItemId, quantity }] : []
  })
  const goodsCents = money.lines.reduce(
    (sum, { orderItemId, price }) => sum + fromWire(price) * (draft.pieces[orderItemId] ?? 0),
    0,
  )
  const mostCents = draft.isByLine ? goodsCents + shippingCents : fromWire(money.refundable)
  const amountText = draft.amount ?? (draft.isByLine && mostCents > 0 ? priceText(mostCents) : '')
  const isAtTill = isPaidAtTill(draft.way)
  return {
    draft,
    change: (changed: Partial<Draft>) => setDraft({ ...draft, ...changed }),
    mostCents,
    amountText,
    amountCents: centsOf(amountText),
    isAtTill,
    /** As the call takes it. */
    wanted: {
      amount: toWire(centsOf(amountText)),
      shipping: toWire(shippingCents),
      ...(draft.isByLine ? { lines } : {}),
      ...(draft.way === 'gateway' ? {} : { kind: draft.way }),
      ...(isAtTill && draft.store !== undefined ? { store: draft.store } : {}),
    },
  }
}
export type RefundDraft = ReturnType<typeof useRefundDraft>
