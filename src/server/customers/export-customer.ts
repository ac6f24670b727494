import { desc } from 'drizzle-orm'
import type { CustomerData } from '../../contract/admin/customers.ts'
import { listEmailData, NO_EMAIL_DATA, readAccountData } from '../account/personal-data.ts'
import { getUserRow } from '../account/users.ts'
import { noteExport } from '../audit/staff-transaction.ts'
import { appointments } from '../db/schema.ts'
import { listEmailsTo } from '../email/sent-emails.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { listDocumentData } from '../invoices/document-data.ts'
import { listAllOrders } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { listNotes } from './customer.ts'
import { getCustomerRow, isBookingOf, isOrderOf, listSpellings } from './customer-sources.ts'
import type { CustomerColumns } from './list-customers.ts'
import { refreshCustomers } from './refresh-customers.ts'

const NO_ACCOUNT = { account: null, sessions: [], cart: null, savedProducts: [], addresses: [], wearers: [] }

/** All personal data of an account or a guest (GDPR, art. 15 and 20), for staff to hand over. @throws ShopError `not_found` */
export async function exportCustomer(shop: Shop, member: SignedInStaff, id: number): Promise<CustomerData> {
  await refreshCustomers(shop)
  const { db } = shop
  const row = await getCustomerRow(db, id)
  const account = row.userId === null ? null : await getUserRow(db, row.userId)
  const data = {
    exportedAt: shop.clock().toISOString(),
    ...(account === null ? NO_ACCOUNT : await readAccountData(shop, account, { sessionId: null })),
    orders: await listAllOrders(shop, isOrderOf(row)),
    documents: await listDocumentData(shop, isOrderOf(row)),
    ...(row.ownedEmail === null ? NO_EMAIL_DATA : await listEmailData(shop, row.ownedEmail)),
    // With addresses from before they were folded.
    appointments: await db.select().from(appointments).where(isBookingOf(row)).orderBy(desc(appointments.id)),
    emails: await listEmails(shop, row),
    notes: (await listNotes(db, id)).map(({ at, text }) => ({ at, text })),
  }
  await noteExport(shop, member, { subject: 'customers', subjectId: id })
  return data
}

async function listEmails(shop: Shop, row: CustomerColumns): Promise<CustomerData['emails']> {
  if (row.ownedEmail === null) return []
  const all: CustomerData['emails'] = []
  for (const address of await listSpellings(shop.db, row)) all.push(...(await listEmailsTo(shop, address)))
  return all
}
