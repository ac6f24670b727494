import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { uploadedAddress, uploadedMark } from '../../domain/image-variants.ts'
import type { Db } from '../db/connect.ts'
import { pictureFiles, pictures } from '../db/picture-schema.ts'
import { orderItems, products } from '../db/schema.ts'

const CACHE_BYTES = 48 * 1024 * 1024

/** The previews of uploaded pictures by address. */
export async function readPreviews(db: Db, addresses: readonly string[]): Promise<Map<string, string>> {
  const marks = addresses.flatMap((address) => uploadedMark(address) ?? [])
  if (marks.length === 0) return new Map()
  const rows = await db
    .select({ mark: pictures.mark, width: pictures.width, preview: pictures.preview })
    .from(pictures)
    .where(inArray(pictures.mark, marks))
  return new Map(rows.map(({ mark, width, preview }) => [uploadedAddress(mark, width), preview]))
}

/** A database's files, the latest used in memory. */
const caches = new WeakMap<Db, LRUCache<string, Uint8Array, unknown>>()

/** The bytes of one size of an uploaded picture. @param name as `photo-640.avif` */
export async function findPictureFile(db: Db, mark: string, name: string): Promise<Uint8Array | null> {
  const cache = caches.get(db) ?? new LRUCache({ maxSize: CACHE_BYTES, sizeCalculation: (body) => body.length })
  caches.set(db, cache)
  const key = `${mark}/${name}`
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const [file] = await db
    .select({ body: pictureFiles.body })
    .from(pictureFiles)
    .where(and(eq(pictureFiles.mark, mark), eq(pictureFiles.name, name)))
  if (file === undefined) return null
  cache.set(key, file.body)
  return file.body
}

/** Deletes pictures from before `before` that neither a product nor an order shows. */
export async function deleteUnusedPictures(db: Db, before: Date): Promise<void> {
  const address = sql`'/pictures/' || ${pictures.mark} || '/photo-' || ${pictures.width} || '.webp'`
  const shown = sql`(select unnest(${products.images}) as image from ${products}) as shown`
  // The condition of the index on ordered pictures.
  const ordered = sql`${orderItems.image} like '/pictures/%/photo-%' and ${orderItems.image} = ${address}`
  await db
    .delete(pictures)
    .where(
      and(
        lt(pictures.createdAt, before),
        sql`not exists (select from ${shown} where shown.image = ${address})`,
        sql`not exists (select from ${orderItems} where ${ordered})`,
      ),
    )
}
