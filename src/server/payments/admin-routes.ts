import { paymentCalls } from '../../contract/admin/payments.ts'
import { BANK_BODY } from '../../contract/large-bodies.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import { readFileBody } from '../http/read-file.ts'
import type { Shop } from '../shop.ts'
import { bookBankFile, previewBankFile } from './bank-file.ts'
import { endCardPause, listPayments } from './list-payments.ts'
import { startReconciliation } from './reconcile.ts'
import { exportTakings, getTakings } from './takings.ts'

/** Payments of all orders, the bank's file, and the takings. */
export const paymentRoutesOfStaff = (shop: Shop) =>
  createAdminRouter(shop)
    .openapi(paymentCalls.listPayments, async (c) => c.json(await listPayments(shop, c.req.valid('query')), 200))
    .openapi(paymentCalls.endCardPause, async (c) => c.json(await endCardPause(shop, c.var.staff), 200))
    .openapi(paymentCalls.readBankFile, async (c) => {
      const { token } = c.req.valid('query')
      const file = await readFileBody(c, BANK_BODY)
      if (token === undefined) return c.json(await previewBankFile(shop, file), 200)
      return c.json(await bookBankFile(shop, c.var.staff, file, token), 200)
    })
    .openapi(paymentCalls.getTakings, async (c) => c.json(await getTakings(shop, c.req.valid('query').day), 200))
    .openapi(paymentCalls.exportTakings, async (c) => {
      const { day } = c.req.valid('param')
      return c.body(await exportTakings(shop, c.var.staff, day), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="takings-${day}.csv"`,
      })
    })
    .openapi(paymentCalls.reconcile, async (c) =>
      c.json(await startReconciliation(shop, c.var.staff, c.req.valid('param').day), 200),
    )
