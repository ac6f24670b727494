import { and, desc, eq, getTableColumns, ne } from 'drizzle-orm'
import type { AddressForm } from '../../contract/address-form.ts'
import { MOST_ADDRESSES, type SavedAddress } from '../../contract/addresses.ts'
import { ShopError } from '../../contract/errors.ts'
import { addresses } from '../db/addresses-schema.ts'
import { type Db, transaction } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import type { Shop } from '../shop.ts'

const { userId: _, createdAt: __, ...columns } = getTableColumns(addresses)

/** The default first, then the latest. */
export const listAddresses = ({ db }: Pick<Shop, 'db'>, userId: number): Promise<SavedAddress[]> =>
  db
    .select(columns)
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefaultShipping), desc(addresses.id))

/** @throws ShopError `too_many_addresses` */
export function addAddress(shop: Shop, userId: number, form: AddressForm): Promise<SavedAddress[]> {
  return changeBook(shop, userId, async (shop) => {
    const known = await listAddresses(shop, userId)
    const same = known.find((one) => PLACE.every((name) => one[name] === form[name]))
    if (same === undefined && known.length >= MOST_ADDRESSES) throw new ShopError('too_many_addresses')
    await clearDefaults(shop.db, userId, form, same?.id)
    if (same === undefined) {
      await shop.db.insert(addresses).values({ ...form, userId, createdAt: shop.clock() })
    } else {
      await shop.db.update(addresses).set(form).where(eq(addresses.id, same.id))
    }
  })
}

/** @throws ShopError `not_found` where it is not the account's */
export function changeAddress(shop: Shop, userId: number, id: number, form: AddressForm): Promise<SavedAddress[]> {
  return changeBook(shop, userId, async ({ db }) => {
    await clearDefaults(db, userId, form, id)
    const changed = await db.update(addresses).set(form).where(isOwn(userId, id)).returning({ id: addresses.id })
    if (changed.length === 0) throw new ShopError('not_found')
  })
}

/** @throws ShopError `not_found` where it is not the account's */
export function deleteAddress(shop: Shop, userId: number, id: number): Promise<SavedAddress[]> {
  return changeBook(shop, userId, async ({ db }) => {
    const deleted = await db.delete(addresses).where(isOwn(userId, id)).returning({ id: addresses.id })
    if (deleted.length === 0) throw new ShopError('not_found')
  })
}

/** Keeps the address of an order, where the book has room and does not hold it. Call it in the order's transaction. */
export async function keepAddress(shop: Shop, userId: number, form: AddressForm): Promise<void> {
  await lockBook(shop.db, userId)
  const known = await listAddresses(shop, userId)
  const isKnown = known.some((one) => PLACE.every((name) => one[name] === form[name]))
  if (isKnown || known.length >= MOST_ADDRESSES) return
  const isFirst = known.length === 0
  const kept = { ...form, isDefaultShipping: isFirst, isDefaultBilling: false }
  await shop.db.insert(addresses).values({ ...kept, userId, createdAt: shop.clock() })
}

/** What makes two addresses the same. */
const PLACE = ['firstName', 'lastName', 'company', 'phoneNumber', 'address', 'city', 'postalCode', 'country'] as const

const isOwn = (userId: number, id: number) => and(eq(addresses.userId, userId), eq(addresses.id, id))

function changeBook(shop: Shop, userId: number, change: (shop: Shop) => Promise<void>): Promise<SavedAddress[]> {
  return transaction(shop, async (shop) => {
    await lockBook(shop.db, userId)
    await change(shop)
    return listAddresses(shop, userId)
  })
}

/** So that an account's changes wait for one another. @throws ShopError `sign_in_required` if it was closed meanwhile */
async function lockBook(tx: Db, userId: number): Promise<void> {
  const locked = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  if (locked.length === 0) throw new ShopError('sign_in_required')
}

/** One address at most is the default. */
async function clearDefaults(
  tx: Db,
  userId: number,
  form: Pick<AddressForm, 'isDefaultShipping' | 'isDefaultBilling'>,
  exceptId = 0,
): Promise<void> {
  const { isDefaultShipping, isDefaultBilling } = form
  if (!isDefaultShipping && !isDefaultBilling) return
  await tx
    .update(addresses)
    .set({
      ...(isDefaultShipping ? { isDefaultShipping: false } : {}),
      ...(isDefaultBilling ? { isDefaultBilling: false } : {}),
    })
    .where(and(eq(addresses.userId, userId), ne(addresses.id, exceptId)))
}
