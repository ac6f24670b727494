import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { PRINT_WIDTHS } from '../../domain/prints.ts'
import { drawProduct } from '../catalog/draw-product.ts'
import type { ItemRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'

/** As shown; it is sent at twice the size. */
export const PICTURE = { width: 76, height: 57 } as const

/**
 * What was bought, as a PNG within the letter: not every mail program knows WebP, none draws SVG, and few load what
 * lies elsewhere. A picture that has been replaced since gives way to the drawing.
 */
export async function pictureOf(shop: Shop, { slug, image }: ItemRow): Promise<Buffer | null> {
  const source = (await printed(shop, image)) ?? drawn(shop, slug)
  if (source === null) return null
  return sharp(source)
    .resize(PICTURE.width * 2, PICTURE.height * 2, { fit: 'contain', background: 'white' })
    .flatten({ background: 'white' })
    .png({ palette: true })
    .toBuffer()
}

async function printed({ studio }: Shop, image: string | null): Promise<Buffer | null> {
  const smallest = (image ?? '').replace(/-\d+\.webp$/, `-${PRINT_WIDTHS[0]}.webp`)
  const file = studio.prints.files.get(smallest)
  return file === undefined ? null : readFile(file)
}

function drawn({ catalogue }: Shop, slug: string): Buffer | null {
  const product = catalogue.findBySlug(slug)
  return product && Buffer.from(drawProduct(product, 'front'))
}
