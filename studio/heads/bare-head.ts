import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { HeadName } from '../../src/domain/fitting/limestone-heads.ts'
import { despeckle } from '../editorials/despeckle.ts'
import { runBlender } from '../renders/blender.ts'
import type { RasterImage } from '../renders/compositing.ts'
import { carveHead } from './carved-head.ts'
import { HEAD_LIGHT, HEADS_VERSION, type HeadView, PORTRAIT_CAMERA, sized, wornCameraOf } from './head-scene.ts'
import type { Surface } from './subdivide.ts'

export const HEAD_SCRIPT = fileURLToPath(new URL('../blender/render_head.py', import.meta.url))
const QUALITY = { samples: 40, threshold: 0.026 } as const
const DRAFT = { samples: 8, threshold: 0.08 } as const

export interface HeadOptions {
  canonical: Surface
  draft: boolean
  onRendered: (line: string) => void
}

export interface BareHead {
  /** The carved head, for Blender. */
  blend: string
  /** A PNG file in the cache. */
  picture: string
}

/** The bare head as the worn frames' camera sees it, or as a portrait from the front. */
export async function renderBareHead(
  head: HeadName,
  camera: 'bare' | 'portrait',
  { canonical, draft, onRendered }: HeadOptions,
): Promise<BareHead> {
  const blend = await carveHead(canonical, head, draft)
  const place = camera === 'bare' ? wornCameraOf(head) : PORTRAIT_CAMERA
  const view: HeadView = { ...sized(place, draft), ...(draft ? DRAFT : QUALITY), name: camera }
  const hash = createHash('sha256').update(JSON.stringify([HEADS_VERSION, HEAD_LIGHT, view]))
  const name = `${camera}-${hash.digest('hex').slice(0, 8)}`
  const out = blend.replace(/\.blend$/, '')
  const picture = join(out, `${name}.png`)
  if (existsSync(picture)) return { blend, picture }
  mkdirSync(out, { recursive: true })
  const job = join(out, `${name}.json`)
  writeFileSync(job, JSON.stringify({ ...HEAD_LIGHT, blend, out, views: [{ ...view, name }] }))
  await runBlender(job, onRendered, HEAD_SCRIPT)
  return { blend, picture }
}

/** Without single bright pixels. */
export async function readRender(file: string): Promise<RasterImage> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return despeckle({ width: info.width, height: info.height, channels: 3, pixels: data })
}
