import { tillCalls } from '../../contract/admin/tills.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import { setStaffCookie } from '../http/identify-staff.ts'
import { endStaffSessions } from '../http/sessions-of-staff.ts'
import type { Shop } from '../shop.ts'
import { enrolTill, listTills, revokeTill } from './edit-tills.ts'
import { removePin, setPin } from './own-pin.ts'
import { signInByPin } from './sign-in-by-pin.ts'
import { setTillCookie, tillTokenOf } from './till-cookie.ts'
import { findPresentTill } from './till-rows.ts'

export const tillRoutes = (shop: Shop) =>
  createAdminRouter(shop)
    .openapi(tillCalls.listTills, async (c) => c.json(await listTills(shop.db, tillTokenOf(c, shop)), 200))
    .openapi(tillCalls.enrolTill, async (c) => {
      const { till, token } = await enrolTill(shop, c.var.staff, c.req.valid('json'), tillTokenOf(c, shop))
      setTillCookie(c, shop, token)
      return c.json(till, 201)
    })
    .openapi(tillCalls.revokeTill, async (c) =>
      c.json(await revokeTill(shop, c.var.staff, c.req.valid('param').id, tillTokenOf(c, shop)), 200),
    )
    .openapi(tillCalls.presentTill, async (c) => c.json(await findPresentTill(shop, tillTokenOf(c, shop)), 200))
    .openapi(tillCalls.tillSignIn, async (c) => {
      const token = tillTokenOf(c, shop)
      const { call, requestId, staffSession: session } = c.var
      const attempt = { actor: { id: null, call, requestId }, token, session }
      setStaffCookie(c, shop, await signInByPin(shop, attempt, c.req.valid('json')))
      // Browsers keep a cookie for a limited time only.
      if (token !== null) setTillCookie(c, shop, token)
      return c.json({ state: 'signedIn' as const }, 200)
    })
    .openapi(tillCalls.setPin, async (c) => {
      await setPin(shop, c.var.staff, c.req.valid('json').pin)
      return c.json(null, 200)
    })
    .openapi(tillCalls.removePin, async (c) => {
      await removePin(shop, c.var.staff)
      return c.json(null, 200)
    })
    .openapi(tillCalls.endOtherSessions, async (c) => {
      const { id, sessionId } = c.var.staff
      return c.json({ ended: await endStaffSessions(shop.db, id, sessionId) }, 200)
    })
