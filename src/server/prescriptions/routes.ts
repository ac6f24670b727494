import { prescriptionCalls } from '../../contract/prescriptions.ts'
import { createApiRouter } from '../http/router.ts'
import { requireUser } from '../http/visitor.ts'
import type { Shop } from '../shop.ts'
import { erasePrescription } from './erase-prescription.ts'
import { listPrescriptions, openOwnPrescription } from './read-prescriptions.ts'
import { savePrescription } from './save-prescription.ts'

export const prescriptionRoutes = (shop: Shop) =>
  createApiRouter(shop)
    .openapi(prescriptionCalls.listPrescriptions, async (c) =>
      c.json(await listPrescriptions(shop, requireUser(c.var.visitor)), 200),
    )
    .openapi(prescriptionCalls.savePrescription, async (c) => {
      const { visitor } = c.var
      const owner = { userId: requireUser(visitor), language: visitor.language }
      return c.json(await savePrescription(shop, owner, c.req.valid('json')), 200)
    })
    .openapi(prescriptionCalls.openPrescription, async (c) =>
      c.json(await openOwnPrescription(shop, requireUser(c.var.visitor), c.req.valid('param').prescriptionId), 200),
    )
    .openapi(prescriptionCalls.erasePrescription, async (c) =>
      c.json(await erasePrescription(shop, requireUser(c.var.visitor), c.req.valid('param').prescriptionId), 200),
    )
