import { eq } from 'drizzle-orm'
import type { BlockForm } from '../../contract/admin/diary-forms.ts'
import type { DiaryBlock } from '../../contract/admin/diary-page.ts'
import { ShopError } from '../../contract/errors.ts'
import { minutesOf, momentInCyprus } from '../../domain/calendar.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { diaryBlocks } from '../db/diary-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { storeById } from './diary-day.ts'
import { listBookings, lockDay } from './slots.ts'

type BlockRow = typeof diaryBlocks.$inferSelect

/** @throws ShopError `invalid_input`, `booking_in_the_way` */
export function blockTime(
  shop: Shop,
  staff: SignedInStaff,
  { date, from, to, seat, reason, requestKey, ...form }: BlockForm,
): Promise<DiaryBlock> {
  const store = storeById(shop, form.store)
  if (seat !== null && seat > store.seats) throw new ShopError('invalid_input', { fields: { seat: 'invalid_value' } })
  const startsAt = momentInCyprus(date, minutesOf(from))
  const endsAt = momentInCyprus(date, minutesOf(to))
  // In spring both may be skipped.
  if (startsAt >= endsAt) throw new ShopError('invalid_input', { fields: { to: 'time_unavailable' } })
  return staffTransaction(shop, staff, async (shop) => {
    await lockDay(shop.db, store.name, date)
    const [earlier] = await shop.db.select().from(diaryBlocks).where(eq(diaryBlocks.requestKey, requestKey))
    if (earlier) return toWireBlock(earlier)
    const booked = (await listBookings(shop.db, store.name, date)).filter((one) => seat === null || one.seat === seat)
    if (booked.some((one) => one.startsAt < endsAt && one.endsAt > startsAt)) throw new ShopError('booking_in_the_way')
    const place = { store: store.name, date, seat, startsAt, endsAt }
    const [row] = await shop.db
      .insert(diaryBlocks)
      .values({ ...place, reason, createdBy: staff.id, createdAt: shop.clock(), requestKey })
      .returning()
    if (row === undefined) throw new Error('a block was not inserted')
    return toWireBlock(row)
  })
}

/** @throws ShopError `not_found` */
export function unblockTime(shop: Shop, staff: SignedInStaff, id: number): Promise<DiaryBlock> {
  return staffTransaction(shop, staff, async ({ db }) => {
    const [row] = await db.delete(diaryBlocks).where(eq(diaryBlocks.id, id)).returning()
    if (row === undefined) throw new ShopError('not_found')
    return toWireBlock(row)
  })
}

export const toWireBlock = ({ id, date, seat, startsAt, endsAt, reason }: BlockRow): DiaryBlock => ({
  id,
  date,
  seat,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  reason,
})
