import { returnCalls } from '../../contract/withdrawals.ts'
import { createApiRouter } from '../http/router.ts'
import type { Shop } from '../shop.ts'
import { makeClaim } from './make-claim.ts'
import { getRefundAccount, giveRefundAccount } from './refund-account.ts'
import { stateWithdrawal } from './state-withdrawal.ts'

export const returnRoutes = (shop: Shop) =>
  createApiRouter(shop)
    .openapi(returnCalls.stateWithdrawal, async (c) =>
      c.json(await stateWithdrawal(shop, c.var.visitor, c.req.valid('json')), 201),
    )
    .openapi(returnCalls.makeClaim, async (c) => c.json(await makeClaim(shop, c.var.visitor, c.req.valid('json')), 201))
    .openapi(returnCalls.getRefundAccount, async (c) =>
      c.json(await getRefundAccount(shop, c.req.valid('param').token), 200),
    )
    .openapi(returnCalls.giveRefundAccount, async (c) =>
      c.json(await giveRefundAccount(shop, c.req.valid('param').token, c.req.valid('json').iban), 200),
    )
