import { ShopError } from '../../contract/errors.ts'
import { securityCalls } from '../../contract/security-calls.ts'
import { rememberBrowser } from '../http/known-browser.ts'
import { createApiRouter } from '../http/router.ts'
import { endSession, endSessions } from '../http/sessions.ts'
import { clearSessionCookie, requireUser } from '../http/visitor.ts'
import type { Shop } from '../shop.ts'
import { changePassword } from './change-password.ts'
import { closeAccount } from './close-account.ts'
import { confirmEmail } from './confirm-email.ts'
import { exportPersonalData } from './personal-data.ts'
import { requestReset, resetPassword } from './reset-password.ts'
import { confirmSecondFactor, startSecondFactor, switchOffSecondFactor } from './second-factor.ts'
import { getSecurity, listOwnSessions, sendVerification } from './security.ts'
import { undoEmailChange } from './undo-email-change.ts'

export const securityRoutes = (shop: Shop) =>
  createApiRouter(shop)
    .openapi(securityCalls.confirmEmail, async (c) =>
      c.json(await confirmEmail(shop, c.req.valid('json').token, c.var.visitor.language), 200),
    )
    .openapi(securityCalls.undoEmailChange, async (c) => {
      const undone = await undoEmailChange(shop, c.req.valid('json').token, c.var.visitor)
      clearSessionCookie(c, shop)
      return c.json(undone, 200)
    })
    .openapi(securityCalls.requestReset, async (c) => {
      await requestReset(shop, c.req.valid('json').account, c.var.visitor)
      return c.json(null, 202)
    })
    .openapi(securityCalls.resetPassword, async (c) => {
      const { token, password } = c.req.valid('json')
      const userId = await resetPassword(shop, token, password, c.var.visitor)
      // The owner of the mailbox can sign in even if other callers have exhausted the account's rate limit.
      rememberBrowser(c, shop, userId)
      clearSessionCookie(c, shop)
      return c.json(null, 200)
    })
    .openapi(securityCalls.getSecurity, async (c) => c.json(await getSecurity(shop, requireUser(c.var.visitor)), 200))
    .openapi(securityCalls.sendVerification, async (c) => {
      await sendVerification(shop, requireUser(c.var.visitor), c.var.visitor.language)
      return c.json(null, 202)
    })
    .openapi(securityCalls.changePassword, async (c) => {
      await changePassword(shop, requireUser(c.var.visitor), c.var.visitor, c.req.valid('json'))
      return c.json(null, 200)
    })
    .openapi(securityCalls.setUpSecondFactor, async (c) =>
      c.json(await startSecondFactor(shop, requireUser(c.var.visitor), c.req.valid('json').password), 200),
    )
    .openapi(securityCalls.confirmSecondFactor, async (c) => {
      const { visitor } = c.var
      return c.json(await confirmSecondFactor(shop, requireUser(visitor), visitor, c.req.valid('json').code), 200)
    })
    .openapi(securityCalls.switchOffSecondFactor, async (c) => {
      await switchOffSecondFactor(shop, requireUser(c.var.visitor), c.req.valid('json').password)
      return c.json(null, 200)
    })
    .openapi(securityCalls.listSessions, async (c) =>
      c.json(await listOwnSessions(shop, requireUser(c.var.visitor), c.var.visitor), 200),
    )
    .openapi(securityCalls.endSession, async (c) => {
      const { sessionId } = c.req.valid('param')
      const isEnded = await endSession(shop.db, requireUser(c.var.visitor), sessionId)
      if (!isEnded) throw new ShopError('not_found')
      if (sessionId === c.var.visitor.sessionId) clearSessionCookie(c, shop)
      return c.json(null, 200)
    })
    .openapi(securityCalls.endSessions, async (c) => {
      await endSessions(shop.db, requireUser(c.var.visitor))
      clearSessionCookie(c, shop)
      return c.json(null, 200)
    })
    .openapi(securityCalls.getData, async (c) => {
      const data = await exportPersonalData(shop, requireUser(c.var.visitor), c.var.visitor)
      c.header('Content-Disposition', 'attachment; filename="elegance-eyewear-my-data.json"')
      return c.json(data, 200)
    })
    .openapi(securityCalls.closeAccount, async (c) => {
      await closeAccount(shop, requireUser(c.var.visitor), c.var.visitor, c.req.valid('json').password)
      clearSessionCookie(c, shop)
      return c.json(null, 200)
    })
