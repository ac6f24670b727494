import { createAdminClient } from '../../src/contract/admin/client.ts'
import type { AdminOrder } from '../../src/contract/admin/order-page.ts'
import type { OrderMoney } from '../../src/contract/admin/payment-fields.ts'
import { createClient } from '../../src/contract/client.ts'
import type { Send } from '../../src/contract/send-call.ts'
import { insist } from './insist.ts'
import { hash, keyOf } from './request-key.ts'
import { createReturnsDesk } from './returns-desk.ts'

/** What becomes of an order that is paid, by its number: most go to their buyers. */
type Destiny = 'ship' | 'cancel' | 'withdraw'
const DESTINIES: readonly Destiny[] = [
  'ship',
  'ship',
  'ship',
  'ship',
  'ship',
  'ship',
  'ship',
  'withdraw',
  'cancel',
  'cancel',
]

const destinyOf = (id: string): Destiny => DESTINIES[(hash(id)[0] ?? 0) % DESTINIES.length] ?? 'ship'

const MOST_ACTS = 8

function isFinished({ id, status }: AdminOrder, { payments, pending, refunds, refundable }: OrderMoney): boolean {
  const isMoving = payments.some(({ state }) => ['created', 'started', 'review'].includes(state))
  if (isMoving || pending > 0 || refunds.some(({ isOpen }) => isOpen)) return false
  // A refund that was refused, since a job was faster, is asked for again.
  if (status === 'cancelled' && refundable > 0) return false
  // Goods are back before their refund is asked for, and a refund may fail.
  if (status === 'returned' && refunds.length === 0) return false
  const isSent = status === 'delivered' && destinyOf(id) !== 'withdraw'
  return isSent || status === 'cancelled' || status === 'returned'
}

export interface StaffWorker {
  /** Does all that can be done for an order now. @returns whether nothing is left, as far as can be seen */
  visit(id: string): Promise<boolean>
  /** Takes each open withdrawal one step further. @returns how many there were */
  visitReturns(): Promise<number>
}

/** Somebody of the staff who packs, ships, cancels, judges and refunds, by the calls of the back office. */
export function createStaffWorker(send: Send, onUnexpected: (message: string) => void): StaffWorker {
  const admin = createAdminClient(send)
  const buyer = createClient(send)
  const persist = <T>(call: () => Promise<T>) => insist(call, onUnexpected)
  const desk = createReturnsDesk(admin, persist)

  async function prepare(order: AdminOrder): Promise<boolean> {
    const { id, status, version, paymentStatus } = order
    const isGivenBack = status === 'pending' && paymentStatus === 'refunded'
    const isCancelled = status === 'confirmed' && destinyOf(id) === 'cancel'
    if (isGivenBack || isCancelled) return (await persist(() => admin.orders.cancel(id, version))) !== null
    if (paymentStatus !== 'paid') return false
    if (status === 'confirmed') return step(id, version, 'in_fulfilment')
    if (status === 'in_fulfilment') return ship(id)
    if (status === 'shipped') return step(id, version, 'delivered')
    return status === 'delivered' && destinyOf(id) === 'withdraw' ? withdraw(order) : false
  }

  const step = async (id: string, version: number, status: 'in_fulfilment' | 'delivered') =>
    (await persist(() => admin.orders.takeStep(id, { version, status }))) !== null

  async function ship(orderId: string): Promise<boolean> {
    const parcel = { orderId, carrier: 'other' as const, requestKey: keyOf(orderId, 'parcel'), trackingNumber: orderId }
    const created = await persist(() => admin.shipping.createParcels([parcel as never]))
    const parcelId = created?.results[0]?.parcelId
    if (parcelId == null) {
      const [existing] = (await persist(() => desk.parcelsOf(orderId))) ?? []
      if (existing === undefined) return false
      return (await persist(() => admin.shipping.handOver([existing.id]))) !== null
    }
    return (await persist(() => admin.shipping.handOver([parcelId]))) !== null
  }

  async function withdraw({ id, shippingAddress }: AdminOrder): Promise<boolean> {
    if (desk.isStated(id)) return false
    const email = shippingAddress.email
    const statement = { name: 'Eleni', orderNumber: id, email, isWholeOrder: true, pieces: '' }
    await persist(() => buyer.returns.withdraw(statement))
    desk.noteStated(id)
    return true
  }

  async function settleMoney(order: AdminOrder, money: OrderMoney): Promise<boolean> {
    const { id } = order
    const { version } = money
    const judged = money.payments.find(({ state }) => state === 'review')
    const isDecided = money.refunds.some(({ paymentId }) => paymentId === judged?.id)
    if (judged !== undefined && !isDecided) {
      // Beside what the order is paid by, another payment can only go back.
      const isAcceptable = money.due > 0 && judged.id % 2 === 0
      const decision = isAcceptable ? 'accept' : 'refund'
      const body = { version, requestKey: keyOf(judged.id, 'decision'), decision } as const
      return (await persist(() => admin.money.decide(judged.id, body))) !== null
    }
    const failed = money.refunds.find(({ state, isOpen }) => state === 'failed' && isOpen)
    if (failed !== undefined) {
      const body = { requestKey: keyOf(failed.id, 'retry') }
      return (await persist(() => admin.money.retryRefund(failed.id, body))) !== null
    }
    if (order.status !== 'cancelled' || money.refundable === 0) return false
    const requestKey = keyOf(id, 'refund', version)
    const body = { version, requestKey, reason: 'cancelled', amount: money.refundable }
    return (await persist(() => admin.money.refund(id, body))) !== null
  }

  return {
    async visit(id) {
      for (let act = 0; act < MOST_ACTS; act++) {
        const order = await persist(() => admin.orders.get(id))
        const money = order && (await persist(() => admin.money.get(id)))
        if (order === null || money === null) return false
        if (await settleMoney(order, money)) continue
        if (!(await prepare(order))) return isFinished(order, money)
      }
      return false
    },
    visitReturns: desk.visitAll,
  }
}
