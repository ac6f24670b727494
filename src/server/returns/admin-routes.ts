import { adminClaimCalls } from '../../contract/admin/claims.ts'
import { adminReturnCalls } from '../../contract/admin/returns.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'
import { answerClaim, listClaims, type RequestRefundOf, refundClaim } from './admin-claims.ts'
import { getAdminWithdrawal, listWithdrawals } from './admin-withdrawals.ts'
import { inspectWithdrawal } from './inspect-withdrawal.ts'
import { listQuarantine, settleQuarantine } from './quarantine.ts'
import { type RequestRefund, refundWithdrawal } from './refund-withdrawal.ts'
import { lapseWithdrawal, matchByStaff, receiveWithdrawal, refuseWithdrawal } from './withdrawal-acts.ts'

/** What returns need of payments, which import orders as they do. */
interface Refunds {
  requestRefund: RequestRefund
  requestRefundOf: RequestRefundOf
}

export const adminReturnRoutes = (shop: Shop, { requestRefund, requestRefundOf }: Refunds) =>
  createAdminRouter(shop)
    .openapi(adminReturnCalls.listWithdrawals, async (c) =>
      c.json(await listWithdrawals(shop, c.req.valid('query').view), 200),
    )
    .openapi(adminReturnCalls.getWithdrawal, async (c) =>
      c.json(await getAdminWithdrawal(shop, c.req.valid('param').id), 200),
    )
    .openapi(adminReturnCalls.matchWithdrawal, async (c) =>
      c.json(await matchByStaff(shop, c.var.staff, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(adminReturnCalls.refuseWithdrawal, async (c) =>
      c.json(await refuseWithdrawal(shop, c.var.staff, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(adminReturnCalls.receiveWithdrawal, async (c) =>
      c.json(await receiveWithdrawal(shop, c.var.staff, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(adminReturnCalls.inspectWithdrawal, async (c) =>
      c.json(await inspectWithdrawal(shop, c.var.staff, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(adminReturnCalls.refundWithdrawal, async (c) => {
      const seen = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await refundWithdrawal(shop, c.var.staff, seen, requestRefund), 200)
    })
    .openapi(adminReturnCalls.lapseWithdrawal, async (c) =>
      c.json(await lapseWithdrawal(shop, c.var.staff, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(adminReturnCalls.listQuarantine, async (c) => c.json(await listQuarantine(shop), 200))
    .openapi(adminReturnCalls.settleQuarantine, async (c) =>
      c.json(await settleQuarantine(shop, c.var.staff, { ...c.req.valid('param'), ...c.req.valid('json') }), 200),
    )
    .openapi(adminClaimCalls.listClaims, async (c) => c.json(await listClaims(shop, c.req.valid('query').view), 200))
    .openapi(adminClaimCalls.answerClaim, async (c) =>
      c.json(await answerClaim(shop, c.var.staff, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(adminClaimCalls.refundClaim, async (c) =>
      c.json(
        await refundClaim(shop, c.var.staff, { ...c.req.valid('param'), ...c.req.valid('json') }, requestRefundOf),
        200,
      ),
    )
