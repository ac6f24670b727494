import type { RefundForm, RefundPlan } from '../../contract/admin/order-money.ts'
import type { OrderMoney } from '../../contract/admin/payment-fields.ts'
import { ShopError } from '../../contract/errors.ts'
import { fromWire, toWire } from '../../contract/money.ts'
import { isOrdersMoney, spreadRefund } from '../../domain/refund.ts'
import { refundOfLines } from '../../domain/refund-lines.ts'
import type { RefundLines } from '../db/payments-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { changeOrder } from '../orders/change-order.ts'
import { assertOpenStore } from '../settings/assert-open-store.ts'
import type { Shop } from '../shop.ts'
import { applyRefundAnswer } from './apply-refund-answer.ts'
import { getOrderMoney, linesOf, type MoneyOfOrder, readMoney, refundableOf } from './order-money.ts'
import { kindOf, type RefundRow, requestRefund, sumPending } from './request-refund.ts'

type Wanted = Pick<RefundForm, 'amount' | 'lines' | 'shipping' | 'kind' | 'store'>

/** What a refund comes to and where it goes; changes nothing. @throws ShopError `not_found`, `refund_too_large` */
export async function previewRefund(shop: Shop, orderId: string, wanted: Wanted): Promise<RefundPlan> {
  const money = await readMoney(shop, orderId)
  const { amountCents, lines } = amountOf(money, wanted)
  const pending = await sumPending(shop.db, orderId)
  const own = money.payments
    .filter(({ state }) => isOrdersMoney(state))
    .map((one) => ({ ...one, pendingCents: pending.get(one.id) ?? 0 }))
  const parts = spreadRefund(amountCents, own)
  if (parts === null) throw new ShopError('refund_too_large')
  const shippingCents = lines?.shippingCents ?? 0
  return {
    amount: toWire(amountCents),
    refundable: toWire(refundableOf(money)),
    goods: toWire(amountCents - shippingCents),
    shipping: toWire(shippingCents),
    parts: parts.flatMap((part) => {
      const payment = own.find(({ id }) => id === part.paymentId)
      if (payment === undefined) return []
      const { id: paymentId, provider } = payment
      return [{ paymentId, provider, kind: wanted.kind ?? kindOf(payment), amount: toWire(part.amountCents) }]
    }),
  }
}

/**
 * Gives money of an order back. Two people at once make one refund: the second has not seen the first.
 * @throws ShopError `not_found`, `changed_meanwhile`, `refund_too_large`, `invalid_input` for a store that is missing
 */
export async function refundOrder(
  shop: Shop,
  staff: SignedInStaff,
  orderId: string,
  form: RefundForm,
): Promise<OrderMoney> {
  const { version, requestKey, reason, kind, store } = form
  assertPlace(shop, form)
  await changeOrder(shop, staff, { orderId, version, requestKey }, async (shop) => {
    const { amountCents, lines } = amountOf(await readMoney(shop, orderId), form)
    const wish = { orderId, amountCents, reason, lines, kind, requestKey, staffId: staff.id, store: store ?? null }
    await payOut(shop, staff, await requestRefund(shop, wish))
    return null
  })
  return getOrderMoney(shop, orderId)
}

/** Cash and the terminal pay at once, at the till that was named. */
export async function payOut(shop: Shop, staff: SignedInStaff, rows: readonly RefundRow[]): Promise<void> {
  const done = { state: 'done' as const, gatewayRef: null }
  for (const row of rows) {
    if (isPaidAtTill(row.kind) && row.store !== null) {
      await applyRefundAnswer(shop, row, done, { nextCheckAt: null, staffId: staff.id })
    }
  }
}

const isPaidAtTill = (kind: string | undefined) => kind === 'cash' || kind === 'terminal'

/** @throws ShopError `invalid_input` */
export function assertPlace(shop: Shop, { kind, store }: Pick<Wanted, 'kind' | 'store'>): void {
  if (isPaidAtTill(kind) && store === undefined) {
    throw new ShopError('invalid_input', { fields: { store: 'store_required' } })
  }
  assertOpenStore(shop, store)
}

function amountOf(money: MoneyOfOrder, wanted: Wanted): { amountCents: number; lines: RefundLines | null } {
  const amountCents = fromWire(wanted.amount)
  if (wanted.lines === undefined) return { amountCents, lines: null }
  const shippingCents = fromWire(wanted.shipping)
  const { lines, shippingLeftCents } = linesOf(money)
  const priced = refundOfLines(lines, shippingLeftCents, { lines: wanted.lines, shippingCents })
  if (priced === null) throw new ShopError('refund_too_large')
  // Less than the lines come to is a deduction that staff have decided; it is never more.
  if (amountCents > priced.amountCents || amountCents < shippingCents) throw new ShopError('refund_too_large')
  return { amountCents, lines: { lines: reduced(priced, amountCents), shippingCents } }
}

/** The deduction is taken from the lines, the first first, so that lines and delivery add up to the amount. */
function reduced(priced: NonNullable<ReturnType<typeof refundOfLines>>, amountCents: number): RefundLines['lines'] {
  let less = priced.amountCents - amountCents
  return priced.lines.map((line) => {
    const taken = Math.min(less, line.amountCents)
    less -= taken
    return { ...line, amountCents: line.amountCents - taken }
  })
}
