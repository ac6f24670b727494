import type { Context } from 'hono'
import { signInCalls } from '../../contract/admin/sign-in.ts'
import { ShopError } from '../../contract/errors.ts'
import type { AdminEnv, StaffSession } from '../http/admin-env.ts'
import { createAdminRouter, requireConfirmation } from '../http/admin-router.ts'
import { clearStaffCookie, setStaffCookie } from '../http/identify-staff.ts'
import { createAddressReader } from '../http/requester-address.ts'
import { endStaffSession } from '../http/sessions-of-staff.ts'
import type { Shop } from '../shop.ts'
import { changeLanguage, changeStaffPassword, confirmIdentity, toStaffMe } from './own-account.ts'
import { confirmNewSecondFactor, startSecondFactor } from './second-factor.ts'
import { completeSignIn, type StartedSession, signInStaff } from './sign-in.ts'

export function signInRoutes(shop: Shop) {
  const addressOf = createAddressReader(shop)
  return createAdminRouter(shop)
    .openapi(signInCalls.staffSignIn, async (c) => {
      const { staffSession: session } = c.var
      const attempt = { ...actorOf(c, null), address: addressOf(c), session }
      return c.json(withCookie(c, shop, await signInStaff(shop, attempt, c.req.valid('json'))), 200)
    })
    .openapi(signInCalls.sendSignInCode, async (c) => {
      const session = sessionOf(c)
      const { code } = c.req.valid('json')
      return c.json(withCookie(c, shop, await completeSignIn(shop, session, actorOf(c, session.staffId), code)), 200)
    })
    .openapi(signInCalls.setUpSecondFactor, async (c) => {
      assertMaySetUp(c, shop)
      return c.json(await startSecondFactor(shop, sessionOf(c)), 200)
    })
    .openapi(signInCalls.confirmSecondFactor, async (c) => {
      assertMaySetUp(c, shop)
      const session = sessionOf(c)
      const { code } = c.req.valid('json')
      const { token, recoveryCodes } = await confirmNewSecondFactor(shop, session, actorOf(c, session.staffId), code)
      setStaffCookie(c, shop, token)
      return c.json({ recoveryCodes }, 200)
    })
    .openapi(signInCalls.confirmIdentity, async (c) => {
      const confirmedUntil = await confirmIdentity(shop, c.var.staff, c.req.valid('json'))
      return c.json({ confirmedUntil: confirmedUntil.toISOString() }, 200)
    })
    .openapi(signInCalls.staffSignOut, async (c) => {
      if (c.var.staffSession !== null) await endStaffSession(shop.db, c.var.staffSession.id)
      clearStaffCookie(c, shop)
      return c.json(null, 200)
    })
    .openapi(signInCalls.staffMe, (c) => c.json(toStaffMe(c.var.staff), 200))
    .openapi(signInCalls.updateStaffMe, async (c) =>
      c.json(await changeLanguage(shop, c.var.staff, c.req.valid('json').language), 200),
    )
    .openapi(signInCalls.changeStaffPassword, async (c) => {
      await changeStaffPassword(shop, c.var.staff, c.req.valid('json').password)
      return c.json(null, 200)
    })
}

const actorOf = (c: Context<AdminEnv>, id: number | null) => ({ id, call: c.var.call, requestId: c.var.requestId })

/** @throws ShopError `sign_in_required` */
function sessionOf(c: Context<AdminEnv>): StaffSession {
  if (c.var.staffSession === null) throw new ShopError('sign_in_required')
  return c.var.staffSession
}

/** A first second factor completes the sign-in; a new one of somebody signed in needs a fresh confirmation. */
function assertMaySetUp(c: Context<AdminEnv>, shop: Shop): void {
  const { stage } = sessionOf(c)
  if (stage === 'code') throw new ShopError('sign_in_required')
  if (stage === 'full') requireConfirmation(shop, c.var.staff)
}

function withCookie(c: Context<AdminEnv>, shop: Shop, { token, state }: StartedSession) {
  setStaffCookie(c, shop, token)
  return { state }
}
