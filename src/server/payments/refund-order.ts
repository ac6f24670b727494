import type { RefundForm, RefundPlan } from '../../contract/admin/order-money.ts'
import type { OrderMoney } from '../../contract/admin/payment-fields.ts'
import { ShopError } from '../../contract/errors.ts'
import { fromWire, toWire } from '../../contract/money.ts'
import { isOrdersMoney, kindOfRefund, spreadRefund } from '../../domain/refund.ts'
import { refundOfLines } from '../../domain/refund-lines.ts'
import type { RefundLines } from '../db/payments-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { changeOrder } from '../orders/change-order.ts'
import { assertOpenStore } from '../settings/assert-open-store.ts'
import type { Shop } from '../shop.ts'
import { getOrderMoney, linesOf, type MoneyOfOrder, readMoney, refundableOf } from './order-money.ts'
import { assertWay, requestRefund, sumPending } from './request-refund.ts'

interface OrderRefund extends Wanted, Pick<RefundForm, 'requestKey' | 'reason'> {
  orderId: string
  staffId: number
}

type Wanted = Pick<RefundForm, 'amount' | 'lines' | 'shipping' | 'kind' | 'store'>

/**
 * What a refund comes to and where it goes; changes nothing.
 * @throws ShopError `not_found`, `refund_too_large`, `invalid_input` as `requestRefund`
 */
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
  const kindOfPart = (paymentId: number) => wanted.kind ?? kindOfRefund(own.find(({ id }) => id === paymentId))
  assertWay(
    parts.map(({ paymentId }) => kindOfPart(paymentId)),
    wanted,
  )
  return {
    amount: toWire(amountCents),
    refundable: toWire(refundableOf(money)),
    goods: toWire(amountCents - shippingCents),
    shipping: toWire(shippingCents),
    parts: parts.flatMap((part) => {
      const payment = own.find(({ id }) => id === part.paymentId)
      if (payment === undefined) return []
      const { id: paymentId, provider } = payment
      return [{ paymentId, provider, kind: kindOfPart(paymentId), amount: toWire(part.amountCents) }]
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
  const { version, requestKey } = form
  assertOpenStore(shop, form.store)
  await changeOrder(shop, staff, { orderId, version, requestKey }, async (shop) => {
    await requestRefundOf(shop, { ...form, orderId, staffId: staff.id })
    return null
  })
  return getOrderMoney(shop, orderId)
}

/**
 * Stores a refund that staff have put together from lines, or as an amount. Call it in a transaction that has locked the
 * order's row.
 * @throws ShopError `not_found`, `refund_too_large`, `invalid_input` as `requestRefund`
 */
export async function requestRefundOf(shop: Shop, { orderId, ...form }: OrderRefund): Promise<void> {
  const { requestKey, reason, kind, store, staffId } = form
  const { amountCents, lines } = amountOf(await readMoney(shop, orderId), form)
  await requestRefund(shop, { orderId, amountCents, reason, lines, kind, requestKey, staffId, store })
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
