import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { HEAD_NAMES, type HeadName } from '../../src/domain/fitting/limestone-heads.ts'
import { despeckle } from '../editorials/despeckle.ts'
import { runBlender } from '../renders/blender.ts'
import { exportVariants, type ImageSize, type RasterImage } from '../renders/compositing.ts'
import { carveHead } from './carved-head.ts'
import { HEAD_LIGHT, type HeadView, PORTRAIT_CAMERA, WORN_CAMERA } from './head-scene.ts'
import type { Surface } from './subdivide.ts'

export const HEAD_SCRIPT = fileURLToPath(new URL('../blender/render_head.py', import.meta.url))
const BARE = { samples: 80, threshold: 0.016 } as const
const DRAFT = { samples: 12, threshold: 0.08 } as const
const WIDTHS = [800, 480]

export interface HeadOptions {
  canonical: Surface
  draft: boolean
  onRendered: (line: string) => void
}

/** The bare head as the worn frames' camera sees it, and as a portrait from the front: PNG files in the cache. */
export async function renderBareHead(name: HeadName, { canonical, draft, onRendered }: HeadOptions) {
  const blend = await carveHead(canonical, name, draft)
  const base = blend.replace(/\.blend$/, '')
  const quality = draft ? DRAFT : BARE
  const views: HeadView[] = [
    { ...WORN_CAMERA, ...quality, name: 'bare' },
    { ...PORTRAIT_CAMERA, ...quality, name: 'portrait' },
  ].filter((view) => !existsSync(join(base, `${view.name}.png`)))
  mkdirSync(base, { recursive: true })
  if (views.length > 0) {
    writeFileSync(`${base}-bare.json`, JSON.stringify({ ...HEAD_LIGHT, blend, out: base, views }))
    await runBlender(`${base}-bare.json`, onRendered, HEAD_SCRIPT)
  }
  return { blend, bare: join(base, 'bare.png'), portrait: join(base, 'portrait.png') }
}

/** Without single bright pixels. */
export async function readRender(file: string): Promise<RasterImage> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return despeckle({ width: info.width, height: info.height, channels: 3, pixels: data })
}

/** The head that is the sample portrait of the try-on. */
const SAMPLE: HeadName = 'kouros'

/** Writes the portraits of all heads as an editorial scene, and the try-on's sample. */
export async function writePortraits(scene: string, sample: string, options: HeadOptions): Promise<void> {
  mkdirSync(scene, { recursive: true })
  const manifest: Record<string, { hash: string; sizes: ImageSize[] }> = {}
  for (const name of HEAD_NAMES) {
    const { portrait, blend } = await renderBareHead(name, options)
    const image = await readRender(portrait)
    const sizes = await exportVariants(image, join(scene, `head-${name}`), WIDTHS)
    manifest[`head-${name}`] = { hash: blend.slice(-22, -6), sizes }
    if (name === SAMPLE) await writeSample(image, sample)
  }
  writeFileSync(join(scene, 'shots.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

async function writeSample({ width, height, channels, pixels }: RasterImage, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  await sharp(pixels, { raw: { width, height, channels } }).webp({ quality: 88, effort: 5 }).toFile(file)
}
