import { eq } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { href } from '../../contract/href.ts'
import { ibanForm } from '../../contract/withdrawal-forms.ts'
import type { OrderPaymentMethod } from '../../domain/shop-facts.ts'
import { transaction } from '../db/connect.ts'
import { withdrawals } from '../db/returns-schema.ts'
import { signToken, verifyToken } from '../http/signed-token.ts'
import type { Shop } from '../shop.ts'
import { getWithdrawal, lockWithdrawal, type WithdrawalRow } from './withdrawal-steps.ts'

const DAY_MS = 86_400_000
const LINK_DAYS = 60

/** No gateway can give these back. */
const PAID_BY_HAND: readonly OrderPaymentMethod[] = ['cash_on_delivery', 'bank_transfer']

/** The link for the buyer of an order that was not paid through a gateway; else nothing. */
export function accountLinkOf(
  { config, cookieSecret, clock }: Shop,
  withdrawalId: number,
  method: OrderPaymentMethod,
): { accountLink?: string } {
  if (!PAID_BY_HAND.includes(method)) return {}
  const expiresAt = new Date(clock().valueOf() + LINK_DAYS * DAY_MS)
  const token = signToken(cookieSecret, { purpose: 'refund-account', subject: String(withdrawalId), expiresAt })
  return { accountLink: config.publicOrigin + href('refundAccount', { token }) }
}

/** @throws ShopError `not_found` where the token is not valid or its withdrawal is over */
export async function getRefundAccount(shop: Shop, token: string) {
  const { withdrawal, statement } = await getWithdrawal(shop, verify(shop, token))
  assertOpen(withdrawal)
  return { orderNumber: withdrawal.orderId ?? statement.orderNumber, isGiven: withdrawal.iban !== null }
}

/** @throws ShopError `not_found`, `invalid_input` */
export async function giveRefundAccount(shop: Shop, token: string, typed: string) {
  const id = verify(shop, token)
  const form = ibanForm.safeParse({ iban: typed })
  if (!form.success) throw new ShopError('invalid_input', { fields: { iban: 'invalid_iban' } })
  return transaction(shop, async (shop) => {
    const row = await lockWithdrawal(shop, id)
    assertOpen(row)
    await shop.db
      .update(withdrawals)
      .set({ iban: form.data.iban, version: row.version + 1, updatedAt: shop.clock() })
      .where(eq(withdrawals.id, id))
    return { orderNumber: row.orderId ?? '', isGiven: true }
  })
}

function verify({ cookieSecret, clock }: Shop, token: string): number {
  const subject = verifyToken(cookieSecret, 'refund-account', token, clock())
  if (subject === null) throw new ShopError('not_found')
  return Number(subject)
}

function assertOpen({ state }: WithdrawalRow): void {
  if (state === 'refunded' || state === 'refused') throw new ShopError('not_found')
}
