import { staffCalls } from '../../contract/admin/staff.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'
import { addStaff, changeStaff, deactivateStaff, inviteStaff, listStaff } from './edit-staff.ts'
import { acceptInvitation, getInvitation } from './invitations.ts'

export const staffRoutes = (shop: Shop) =>
  createAdminRouter(shop)
    .openapi(staffCalls.listStaff, async (c) => c.json(await listStaff(shop.db), 200))
    .openapi(staffCalls.addStaff, async (c) => c.json(await addStaff(shop, c.var.staff, c.req.valid('json')), 201))
    .openapi(staffCalls.changeStaff, async (c) =>
      c.json(await changeStaff(shop, c.var.staff, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(staffCalls.deactivateStaff, async (c) =>
      c.json(await deactivateStaff(shop, c.var.staff, c.req.valid('param').id), 200),
    )
    .openapi(staffCalls.inviteStaff, async (c) =>
      c.json(await inviteStaff(shop, c.var.staff, c.req.valid('param').id, c.req.valid('json').requestKey), 201),
    )
    .openapi(staffCalls.getInvitation, async (c) => c.json(await getInvitation(shop, c.req.valid('param').token), 200))
    .openapi(staffCalls.acceptInvitation, async (c) => {
      const { token } = c.req.valid('param')
      return c.json(await acceptInvitation(shop, token, c.req.valid('json'), c.var), 200)
    })
