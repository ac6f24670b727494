import { PAPER_BODY } from '../../contract/large-bodies.ts'
import { lensCalls } from '../../contract/lenses.ts'
import { countCartWrite } from '../cart/cart-limits.ts'
import { readFileBody } from '../http/read-file.ts'
import { createApiRouter } from '../http/router.ts'
import { getOrCreateGuestKey, requireUser } from '../http/visitor.ts'
import type { Shop } from '../shop.ts'
import { chooseLenses } from './choose-lenses.ts'
import { findLensDraft, saveLensDraft } from './lens-drafts.ts'
import { offerLensesFor } from './offer-lenses.ts'
import { storePaper } from './papers.ts'

export const lensRoutes = (shop: Shop) =>
  createApiRouter(shop)
    .openapi(lensCalls.offerLenses, async (c) => {
      countCartWrite(shop, c.var.visitor)
      return c.json(await offerLensesFor(shop, c.var.visitor, c.req.valid('json')), 200)
    })
    .openapi(lensCalls.chooseLenses, async (c) => {
      countCartWrite(shop, c.var.visitor)
      return c.json(await chooseLenses(shop, c.var.visitor, c.req.valid('json')), 200)
    })
    .openapi(lensCalls.uploadPaper, async (c) => {
      countCartWrite(shop, c.var.visitor)
      const { userId } = c.var.visitor
      const guestKey = userId === null ? getOrCreateGuestKey(c, shop) : null
      const paperId = await storePaper(shop, { userId, guestKey }, await readFileBody(c, PAPER_BODY))
      return c.json({ paperId }, 200)
    })
    .openapi(lensCalls.getLensDraft, async (c) =>
      c.json(await findLensDraft(shop, requireUser(c.var.visitor), c.req.valid('param').productId), 200),
    )
    .openapi(lensCalls.saveLensDraft, async (c) => {
      const { productId } = c.req.valid('param')
      return c.json(await saveLensDraft(shop, requireUser(c.var.visitor), productId, c.req.valid('json')), 200)
    })
