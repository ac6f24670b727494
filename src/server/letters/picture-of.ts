import sharp from 'sharp'
import { PICTURE_VIEWS } from '../../domain/eyewear.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import { drawProduct } from '../catalog/draw-product.ts'

/** As shown; it is sent at twice the size. */
export const PICTURE = { width: 76, height: 57 } as const
const DRAWN = /^\/pictures\/([a-z0-9-]+)\/([a-z-]+)\.svg$/

/** A product's picture as a PNG: mail programs know no SVG, and few load what lies elsewhere. */
export async function pictureOf(catalogue: Catalogue, image: string | null): Promise<Buffer | null> {
  const [, slug = '', name] = DRAWN.exec(image ?? '') ?? []
  const view = PICTURE_VIEWS.find((one) => one === name)
  const product = catalogue.findBySlug(slug)
  if (product === null || view === undefined) return null
  return sharp(Buffer.from(drawProduct(product, view)))
    .resize(PICTURE.width * 2, PICTURE.height * 2, { fit: 'contain', background: 'white' })
    .flatten({ background: 'white' })
    .png({ palette: true })
    .toBuffer()
}
