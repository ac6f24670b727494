import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { IMAGE_WIDTHS } from '../../domain/image-variants.ts'
import { THUMBNAIL } from '../email/styles.ts'
import type { Shop } from '../shop.ts'
import type { ItemRow } from './orders.ts'

/** Photographs as they go into e-mails, by file: some 5 KB each. */
const thumbnails = new LRUCache<string, Buffer>({ max: 500, fetchMethod: (path) => toThumbnail(path) })

/**
 * The photograph of what was bought, as a PNG within the e-mail: not every mail program knows WebP, and few load what lies
 * elsewhere. One that was made again since gives way to the present one; `null` where the studio has none.
 */
export async function photographOf({ images }: Shop, { slug, image }: ItemRow): Promise<Buffer | null> {
  const { files, find } = images.variants
  const path = [image, find(slug)?.[0]].map((address) => files.get(smallestOf(address ?? ''))).find(Boolean)
  return path === undefined ? null : thumbnails.forceFetch(path)
}

/** Where the placeholder of a product without photographs is; it is drawn when it is asked for, never for an e-mail. */
export function placeholderLink(slug: string, image: string | null): string {
  const isPlaceholder = image?.startsWith(`/pictures/${slug}/`) && image.endsWith('.svg')
  return image && isPlaceholder ? image.replace(/\.svg$/, '.png') : `/pictures/${slug}/front.png`
}

const smallestOf = (address: string) => address.replace(/-\d+\.webp$/, `-${IMAGE_WIDTHS[0]}.webp`)

async function toThumbnail(path: string): Promise<Buffer> {
  return sharp(await readFile(path))
    .resize(THUMBNAIL.width * 2, THUMBNAIL.height * 2, { fit: 'contain', background: 'white' })
    .flatten({ background: 'white' })
    .png({ palette: true })
    .toBuffer()
}
