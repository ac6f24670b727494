import { customerCalls } from '../../contract/admin/customers.ts'
import { createAdminRouter } from '../http/admin-router.ts'
import type { Shop } from '../shop.ts'
import { viewCustomer } from './customer.ts'
import { addCustomerNote, deleteCustomerNote } from './customer-notes.ts'
import { eraseCustomer } from './erase-customer.ts'
import { exportCustomer } from './export-customer.ts'
import { listCustomers } from './list-customers.ts'

export const customerRoutes = (shop: Shop) =>
  createAdminRouter(shop)
    .openapi(customerCalls.listCustomers, async (c) => c.json(await listCustomers(shop, c.req.valid('query')), 200))
    .openapi(customerCalls.getCustomer, async (c) =>
      c.json(await viewCustomer(shop, c.var.staff, c.req.valid('param').id), 200),
    )
    .openapi(customerCalls.addCustomerNote, async (c) =>
      c.json(await addCustomerNote(shop, c.var.staff, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(customerCalls.deleteCustomerNote, async (c) => {
      const { id: customerId, noteId } = c.req.valid('param')
      const { reason } = c.req.valid('json')
      return c.json(await deleteCustomerNote(shop, c.var.staff, { customerId, noteId }, reason), 200)
    })
    .openapi(customerCalls.exportCustomer, async (c) =>
      c.json(await exportCustomer(shop, c.var.staff, c.req.valid('param').id), 200),
    )
    .openapi(customerCalls.eraseCustomer, async (c) => {
      await eraseCustomer(shop, c.var.staff, c.req.valid('param').id, c.req.valid('json').email)
      return c.json(null, 200)
    })
