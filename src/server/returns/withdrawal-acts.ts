import type { WithdrawalMatch } from '../../contract/admin/returns.ts'
import { ShopError } from '../../contract/errors.ts'
import { goodsDueOn } from '../../domain/withdrawal.ts'
import { type EmailKind, type EmailPayloads, enqueueEmail } from '../email/enqueue-email.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { changeWithdrawal, type LockedWithdrawal, orderOf, type Seen } from './change-withdrawal.ts'
import { matchToOrder } from './match-withdrawal.ts'
import { accountLinkOf } from './refund-account.ts'
import { takeStep } from './withdrawal-steps.ts'
import { chooseLines } from './withdrawn-lines.ts'

type WithdrawalEmail = Extract<EmailKind, 'withdrawal_arrived' | 'withdrawal_decided' | 'withdrawal_refused'>

/** Writes to whoever made a statement, unless their details have been deleted. */
export async function writeTo<Kind extends WithdrawalEmail>(
  shop: Shop,
  { row, statement, order }: LockedWithdrawal,
  kind: Kind,
  more: Omit<EmailPayloads[Kind], 'reference' | 'orderNumber' | 'accountLink'>,
): Promise<void> {
  const { email: recipient, language, reference } = statement
  if (recipient === '') return
  const isAccountMissing = order !== null && row.iban === null && kind !== 'withdrawal_refused'
  const link = isAccountMissing ? accountLinkOf(shop, row.id, order.paymentMethod) : {}
  const payload = { reference, orderNumber: order?.id ?? statement.orderNumber, ...link, ...more }
  const dedupeKey = `${kind}:${row.id}:${row.version}`
  await enqueueEmail(shop, { kind, recipient, language, payload, dedupeKey } as Parameters<typeof enqueueEmail>[1])
}

/**
 * Joins a statement to an order, or chooses once more which of its pieces it is about.
 * @throws ShopError `not_found` for an order that does not exist; `return_step_not_allowed` for another one than before,
 * and once the goods are back; `made_to_order`, `more_than_sold`
 */
export const matchByStaff = (shop: Shop, staff: SignedInStaff, id: number, form: WithdrawalMatch) =>
  changeWithdrawal(shop, staff, { id, ...form }, async (shop, locked) => {
    const order = orderOf(locked)
    if (order.id !== form.orderNumber) throw new ShopError('return_step_not_allowed')
    const { row, statement } = locked
    const { lines: pieces = null, requestKey } = form
    const by = { staffId: staff.id, requestKey }
    const isMatched = row.state !== 'acknowledged' && row.state !== 'refused'
    if (isMatched && pieces !== null) return chooseLines(shop, { row, order, pieces, ...by })
    await matchToOrder(shop, { statement, order, lines: pieces, ...by })
  })

export const refuseWithdrawal = (shop: Shop, staff: SignedInStaff, id: number, form: Seen & { reason: string }) =>
  changeWithdrawal(shop, staff, { id, ...form }, async (shop, locked) => {
    const { reason, requestKey } = form
    await takeStep(shop, locked.row, { to: 'refused', staffId: staff.id, set: { refusal: reason }, requestKey })
    await writeTo(shop, locked, 'withdrawal_refused', { reason })
  })

/** The goods are there. Late ones are taken all the same. */
export const receiveWithdrawal = (shop: Shop, staff: SignedInStaff, id: number, seen: Seen) =>
  changeWithdrawal(shop, staff, { id, ...seen }, async (shop, locked) => {
    orderOf(locked)
    const { row, statement } = locked
    const { requestKey } = seen
    // Sent or brought before anybody asked for it.
    const isEarly = row.state === 'matched'
    const due = isEarly
      ? await takeStep(shop, row, {
          to: 'goods_due',
          staffId: staff.id,
          set: { goodsDueOn: goodsDueOn(statement.statedAt) },
        })
      : row
    await takeStep(shop, due, { to: 'received', staffId: staff.id, requestKey })
    await writeTo(shop, locked, 'withdrawal_arrived', {})
  })

export const lapseWithdrawal = (shop: Shop, staff: SignedInStaff, id: number, seen: Seen) =>
  changeWithdrawal(shop, staff, { id, ...seen }, (shop, { row }) =>
    takeStep(shop, row, { to: 'lapsed', staffId: staff.id, requestKey: seen.requestKey }),
  )
