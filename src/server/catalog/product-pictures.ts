import { eq } from 'drizzle-orm'
import type { ProductPictureList, ProductPictures } from '../../contract/admin/pictures.ts'
import { ShopError } from '../../contract/errors.ts'
import { placeholderImages } from '../../domain/eyewear.ts'
import { uploadedMark } from '../../domain/image-variants.ts'
import { findLastChange } from '../audit/last-change.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { measurementsOf } from '../catalog-index/read-products.ts'
import type { Db } from '../db/connect.ts'
import { products } from '../db/schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { arePlaceholders, isPlaceholder, shownImages } from '../images/shown-images.ts'
import { readPreviews } from '../images/uploaded-pictures.ts'
import type { Shop } from '../shop.ts'

type ProductRow = typeof products.$inferSelect

/**
 * Sets the pictures of a product as it was seen. A list that shows what is drawn or rendered for it anyway stores only
 * its texts, so that new renders still appear.
 * @throws ShopError `not_found`, `changed_meanwhile`; `invalid_input` for a picture that is not there
 */
export function setProductPictures(
  shop: Shop,
  staff: SignedInStaff,
  productId: number,
  { version, pictures }: ProductPictures,
): Promise<ProductPictureList> {
  return staffTransaction(shop, staff, async (shop) => {
    const { db, clock } = shop
    const product = await lockProduct(db, productId)
    const current = toList(shop, product)
    if (product.version !== version) {
      const conflict = { current, ...(await findLastChange(db, 'products', productId, clock())) }
      throw new ShopError('changed_meanwhile', { conflict })
    }
    const addresses = pictures.map(({ image }) => image)
    await requireStored(db, addresses, current.shownImages)
    const texts = pictures.filter(({ en, el }) => en !== '' || el !== '')
    const set = {
      images: storedImages(product, addresses, current.shownImages),
      imageAlts: Object.fromEntries(texts.map(({ image, en, el }) => [image, { en, el }])),
    }
    const [changed] = await db.update(products).set(set).where(eq(products.id, productId)).returning()
    return toList(shop, changed ?? product)
  })
}

async function lockProduct(db: Db, id: number): Promise<ProductRow> {
  const [product] = await db.select().from(products).where(eq(products.id, id)).for('update')
  if (product === undefined) throw new ShopError('not_found')
  return product
}

function toList({ images }: Shop, product: ProductRow): ProductPictureList {
  const subject = { ...product, measurements: measurementsOf(product) }
  const { version, imageAlts } = product
  return { version, images: product.images, imageAlts, shownImages: shownImages(images.variants, subject) }
}

async function requireStored(db: Db, addresses: readonly string[], shown: readonly string[]): Promise<void> {
  const added = addresses.filter((address) => !shown.includes(address))
  const uploaded = await readPreviews(db, added)
  if (added.some((address) => uploadedMark(address) === null || !uploaded.has(address))) {
    throw new ShopError('invalid_input', { fields: { pictures: 'invalid_value' } })
  }
}

function storedImages(product: ProductRow, addresses: string[], shown: readonly string[]): string[] {
  const subject = { ...product, measurements: measurementsOf(product) }
  if (arePlaceholders(subject) && addresses.join(' ') === shown.join(' ')) return product.images
  const photographs = addresses.filter((address) => !isPlaceholder(product.slug, address))
  return photographs.length > 0 ? photographs : placeholderImages(product.slug, subject.measurements !== null)
}
