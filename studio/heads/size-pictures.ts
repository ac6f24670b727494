import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { FrameClass } from '../../src/domain/fit.ts'
import { HEAD_OF_CLASS, wornViewOf } from '../../src/domain/fitting/limestone-heads.ts'
import { exportVariants, type ImageSize } from '../renders/compositing.ts'
import { productFolder, readRenderManifest } from '../renders/render-product.ts'
import { WORN_CAMERA } from './head-scene.ts'

/** For each width of frame a product that is worn by the head of that width. */
const EXAMPLES: Readonly<Record<FrameClass, string>> = {
  narrow: 'ledra-panto-honey',
  medium: 'brandt-dark-havana',
  wide: 'grat-rust',
}
const WIDTHS = [800, 480]
/** By how much the middle between a frame's end and the ear lies right of the picture's. */
const FRAME_AND_EAR_PX = 50

/** Cuts the pictures of the size guide and the fit finder, at one scale, from the worn pictures of three products. */
export async function writeSizePictures(pictures: string, scene: string): Promise<void> {
  mkdirSync(scene, { recursive: true })
  const manifest: Record<string, { hash: string; sizes: ImageSize[] }> = {}
  for (const [frameClass, slug] of Object.entries(EXAMPLES) as [FrameClass, string][]) {
    const view = wornViewOf(HEAD_OF_CLASS[frameClass])
    const record = readRenderManifest(pictures, slug)[view]
    if (record === undefined) throw new Error(`${slug} has no picture ${view}: npm run studio:worn -- ${slug}`)
    const { width, height } = WORN_CAMERA
    const cut = { width: height, height, left: (width - height) / 2 + FRAME_AND_EAR_PX, top: 0 }
    const { data, info } = await sharp(join(productFolder(pictures, slug), `${view}-${width}.webp`))
      .extract(cut)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const image = { width: info.width, height: info.height, channels: 3, pixels: data } as const
    const sizes = await exportVariants(image, join(scene, `head-${frameClass}`), WIDTHS)
    manifest[`head-${frameClass}`] = { hash: record.hash, sizes }
  }
  writeFileSync(join(scene, 'shots.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
