import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { IMAGE_WIDTHS, UPLOADED_VIEW, uploadedMark } from '../../domain/image-variants.ts'
import { THUMBNAIL } from '../email/styles.ts'
import { findPictureFile } from '../images/uploaded-pictures.ts'
import { loadSharp } from '../lazy-packages.ts'
import type { Shop } from '../shop.ts'
import type { ItemRow } from './orders.ts'

/** By file, some 5 KB each. */
const thumbnails = new LRUCache<string, Buffer>({
  max: 500,
  fetchMethod: async (path) => toThumbnail(await readFile(path)),
})

/**
 * The product's photograph as a PNG to embed: not every mail program reads WebP, and few load remote images. Where the
 * ordered image no longer exists, the current one is used.
 * @returns `null` for a product without photographs
 */
export async function photographOf({ db, images }: Shop, { slug, image }: ItemRow): Promise<Buffer | null> {
  const mark = uploadedMark(image ?? '')
  const uploaded = mark && (await findPictureFile(db, mark, `${UPLOADED_VIEW}-${IMAGE_WIDTHS[0]}.webp`))
  if (uploaded) return toThumbnail(uploaded)
  const { files, find } = images.variants
  const path = [image, find(slug)?.[0]].map((address) => files.get(smallestOf(address ?? ''))).find(Boolean)
  return path === undefined ? null : thumbnails.forceFetch(path)
}

/** The path of the placeholder image, which is drawn when it is requested, never for an e-mail. */
export function placeholderLink(slug: string, image: string | null): string {
  const isPlaceholder = image?.startsWith(`/pictures/${slug}/`) && image.endsWith('.svg')
  return image && isPlaceholder ? image.replace(/\.svg$/, '.png') : `/pictures/${slug}/front.png`
}

const smallestOf = (address: string) => address.replace(/-\d+\.webp$/, `-${IMAGE_WIDTHS[0]}.webp`)

function toThumbnail(picture: Uint8Array): Promise<Buffer> {
  return loadSharp()(picture)
    .resize(THUMBNAIL.width * 2, THUMBNAIL.height * 2, { fit: 'contain', background: 'white' })
    .flatten({ background: 'white' })
    .png({ palette: true })
    .toBuffer()
}
