import { and, eq } from 'drizzle-orm'
import type { Customer } from '../../contract/admin/customers.ts'
import type { NewNote } from '../../contract/admin/note-form.ts'
import { ShopError } from '../../contract/errors.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { customerNotes, customers } from '../db/customers-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { getCustomer } from './customer.ts'

/** The same request again adds nothing. @throws ShopError `not_found` */
export function addCustomerNote(
  shop: Shop,
  member: SignedInStaff,
  customerId: number,
  { text, requestKey }: NewNote,
): Promise<Customer> {
  return staffTransaction(shop, member, async (shop) => {
    const { db } = shop
    const [found] = await db
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('key share')
    if (found === undefined) throw new ShopError('not_found')
    await db
      .insert(customerNotes)
      .values({ customerId, body: text, staffId: member.id, requestKey, at: shop.clock() })
      .onConflictDoNothing({ target: customerNotes.requestKey })
    return getCustomer(shop, customerId)
  })
}

/**
 * Deletes a note's words, and keeps who deleted them and why.
 * @throws ShopError `not_found`, `note_already_deleted`
 */
export function deleteCustomerNote(
  shop: Shop,
  member: SignedInStaff,
  { customerId, noteId }: { customerId: number; noteId: number },
  reason: string,
): Promise<Customer> {
  return staffTransaction(shop, member, async (shop) => {
    const { db } = shop
    const isIt = and(eq(customerNotes.id, noteId), eq(customerNotes.customerId, customerId))
    const [note] = await db.select().from(customerNotes).where(isIt).for('update')
    if (note === undefined) throw new ShopError('not_found')
    if (note.deletedAt !== null) throw new ShopError('note_already_deleted')
    await db
      .update(customerNotes)
      .set({ body: null, deletedAt: shop.clock(), deletedBy: member.id, deleteReason: reason })
      .where(isIt)
    return getCustomer(shop, customerId)
  })
}
