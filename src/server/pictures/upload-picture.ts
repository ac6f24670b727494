import { eq } from 'drizzle-orm'
import type { UploadedPicture } from '../../contract/admin/pictures.ts'
import { imageHeight, uploadedAddress } from '../../domain/image-variants.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import type { Db } from '../db/connect.ts'
import { pictureFiles, pictures } from '../db/picture-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { pictureMark, preparePicture } from './prepare-picture.ts'
import { createTurns } from './take-turns.ts'

const MOST_WAITING = 6
const inTurn = createTurns(MOST_WAITING)

/**
 * Prepares and stores a picture; the same picture again is stored once.
 * @throws ShopError why it was refused; see `preparePicture`
 */
export async function uploadPicture(shop: Shop, staff: SignedInStaff, upload: Buffer): Promise<UploadedPicture> {
  const mark = pictureMark(upload)
  const known = await findPicture(shop.db, mark)
  if (known !== null) {
    // It may have waited for its product long enough to be deleted as unused.
    await shop.db.update(pictures).set({ createdAt: shop.clock() }).where(eq(pictures.mark, mark))
    return known
  }
  const { width, preview, files } = await inTurn(() => preparePicture(upload))
  return staffTransaction(shop, staff, async ({ db, clock }) => {
    await db.insert(pictures).values({ mark, width, preview, createdAt: clock() }).onConflictDoNothing()
    const rows = files.map((file) => ({ mark, ...file }))
    await db.insert(pictureFiles).values(rows).onConflictDoNothing()
    return toUploaded({ mark, width, preview })
  })
}

async function findPicture(db: Db, mark: string): Promise<UploadedPicture | null> {
  const [picture] = await db.select().from(pictures).where(eq(pictures.mark, mark))
  return picture ? toUploaded(picture) : null
}

const toUploaded = ({ mark, width, preview }: Omit<typeof pictures.$inferSelect, 'createdAt'>): UploadedPicture => ({
  image: uploadedAddress(mark, width),
  width,
  height: imageHeight(width),
  preview,
})
