import { addressCalls } from '../../contract/addresses.ts'
import { createApiRouter } from '../http/router.ts'
import { requireUser } from '../http/visitor.ts'
import type { Shop } from '../shop.ts'
import { addAddress, changeAddress, deleteAddress, listAddresses } from './addresses.ts'

export const addressRoutes = (shop: Shop) =>
  createApiRouter(shop)
    .openapi(addressCalls.listAddresses, async (c) =>
      c.json(await listAddresses(shop, requireUser(c.var.visitor)), 200),
    )
    .openapi(addressCalls.addAddress, async (c) =>
      c.json(await addAddress(shop, requireUser(c.var.visitor), c.req.valid('json')), 200),
    )
    .openapi(addressCalls.changeAddress, async (c) => {
      const { addressId } = c.req.valid('param')
      return c.json(await changeAddress(shop, requireUser(c.var.visitor), addressId, c.req.valid('json')), 200)
    })
    .openapi(addressCalls.deleteAddress, async (c) =>
      c.json(await deleteAddress(shop, requireUser(c.var.visitor), c.req.valid('param').addressId), 200),
    )
