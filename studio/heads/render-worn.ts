import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  HEAD_WIDTHS_MM,
  type HeadName,
  headsForFrame,
  type WornView,
  wornViewOf,
} from '../../src/domain/fitting/limestone-heads.ts'
import type { SeedProduct } from '../../src/server/db/seed/seed-product.ts'
import { writeGlb } from '../geometry/write-glb.ts'
import { runBlender } from '../renders/blender.ts'
import { exportVariants, type RasterImage } from '../renders/compositing.ts'
import { posedPoints } from '../renders/pose.ts'
import { frameHash } from '../renders/render-hash.ts'
import { productFolder, type RenderManifest, readRenderManifest } from '../renders/render-product.ts'
import { renderSpecOf } from '../renders/render-spec.ts'
import { TEMPLE_PARTS } from '../renders/views.ts'
import { HEAD_SCRIPT, type HeadOptions, readRender, renderBareHead } from './bare-head.ts'
import { bendTemples } from './bend-temples.ts'
import { canonicalScale, carvedFace } from './build-head.ts'
import { borderAround, HEAD_LIGHT, HEADS_VERSION, sized, WORN_CAMERA, wornCameraOf } from './head-scene.ts'
import { pasteRegion, type Region } from './paste-region.ts'
import { shadowPoints } from './shadow-points.ts'
import type { Surface } from './subdivide.ts'
import { wearFrame } from './wear-frame.ts'

const WIDTHS = [1600, 1000, 640, 320]
const QUALITY = { samples: 28, threshold: 0.036 } as const
const DRAFT = { samples: 8, threshold: 0.08 } as const

export interface WornPicture {
  product: SeedProduct
  head: HeadName
  /** 0 on the head that the product fits, 1 on the other. */
  place: number
}

/** The heads that wear a product: the one it fits first. None for accessories. */
export function headsOf(product: SeedProduct): readonly HeadName[] {
  if (product.measurements === null) return []
  return headsForFrame(product.measurements.frameWidthMm, product.category === 'kids')
}

export function wornHash(product: SeedProduct, head: HeadName, draft: boolean): string {
  const { geometry, finishes } = renderSpecOf(product)
  const inputs = [frameHash(geometry, finishes, draft), head, HEADS_VERSION]
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16)
}

/** The worn pictures that are missing or whose hash differs: those of fitting heads first. */
export function dueWornPictures(products: readonly SeedProduct[], folder: string, draft: boolean): WornPicture[] {
  return [0, 1].flatMap((place) =>
    products.flatMap((product) => {
      const head = headsOf(product)[place]
      if (head === undefined) return []
      const record = readRenderManifest(folder, product.slug)[wornViewOf(head)]
      return record?.hash === wornHash(product, head, draft) ? [] : [{ product, head, place }]
    }),
  )
}

interface WornJob extends Pick<WornPicture, 'product' | 'head'> {
  name: string
  border: Region
}

/** Renders products on one head: the bare head once, then of each product only the part that the frame changes. */
export async function renderWorn(
  head: HeadName,
  products: readonly SeedProduct[],
  { folder, ...options }: HeadOptions & { folder: string },
): Promise<void> {
  const { blend, picture } = await renderBareHead(head, 'bare', options)
  const work = join(blend.replace(/\.blend$/, ''), `worn-${process.pid}`)
  mkdirSync(work, { recursive: true })
  const face = carvedFace(options.canonical, head, HEAD_WIDTHS_MM[head])
  const views = products.map((product) => wornViewFor(product, { head, face, work, draft: options.draft }))
  writeFileSync(join(work, 'job.json'), JSON.stringify({ ...HEAD_LIGHT, blend, out: work, views }))
  const base = await readRender(picture)
  const finished: Promise<void>[] = []
  const jobs = views.map(
    ({ name, border }, i): WornJob => ({ product: products[i] as SeedProduct, head, name, border }),
  )
  await runBlender(
    join(work, 'job.json'),
    (line) => {
      options.onRendered(line)
      const job = jobs.find(({ name }) => line.startsWith(`rendered ${name}.png `))
      if (job) finished.push(exportWorn(job, { base, work, folder, draft: options.draft }))
    },
    HEAD_SCRIPT,
  )
  await Promise.all(finished)
}

/** Puts a product on a head and writes its mesh. Returns the view for Blender. */
function wornViewFor(
  product: SeedProduct,
  { head, face, work, draft }: { head: HeadName; face: Surface; work: string; draft: boolean },
) {
  const scale = canonicalScale(HEAD_WIDTHS_MM[head])
  const { build, finishes } = renderSpecOf(product)
  const parts = build(draft)
  const pose = wearFrame(parts, TEMPLE_PARTS, face, scale)
  const bent = bendTemples(parts, TEMPLE_PARTS, pose, scale)
  const glb = join(work, `${product.slug}.glb`)
  writeFileSync(glb, writeGlb(bent))
  const fold = { pitch: pose.pitch, riseMm: 0, foldLeft: -pose.splay, foldRight: pose.splay }
  const points = posedPoints(bent, fold, TEMPLE_PARTS).map(([x, y, z]) => [x, y + pose.at[1], z + pose.at[2]] as const)
  const camera = wornCameraOf(head)
  const frame = { ...pose, glb, finishes, movingParts: TEMPLE_PARTS }
  return {
    ...sized(camera, draft),
    ...(draft ? DRAFT : QUALITY),
    name: product.slug,
    border: borderAround([...points, ...shadowPoints(points, face)], camera),
    frame,
  }
}

interface WornTarget {
  base: RasterImage
  work: string
  folder: string
  draft: boolean
}

async function exportWorn(
  { product, head, name, border }: WornJob,
  { base, work, folder, draft }: WornTarget,
): Promise<void> {
  const image = pasteRegion(base, await readRender(join(work, `${name}.png`)), border)
  const target = productFolder(folder, product.slug)
  mkdirSync(target, { recursive: true })
  const view: WornView = wornViewOf(head)
  const sizes = await exportVariants(image, join(target, view), WIDTHS)
  const record = { hash: wornHash(product, head, draft), mmPerPixel: WORN_CAMERA.fieldMm / WORN_CAMERA.width, sizes }
  const manifest: RenderManifest = { ...readRenderManifest(folder, product.slug), [view]: record }
  writeFileSync(join(target, 'shots.json'), `${JSON.stringify(inOrder(manifest, headsOf(product)), null, 2)}\n`)
}

/** The shop shows worn pictures in the manifest's order: the fitting head comes first. */
function inOrder(manifest: RenderManifest, heads: readonly HeadName[]): RenderManifest {
  const worn = heads.map(wornViewOf).filter((view) => manifest[view])
  const others = Object.entries(manifest).filter(([view]) => !worn.some((one) => one === view))
  return { ...Object.fromEntries(others), ...Object.fromEntries(worn.map((view) => [view, manifest[view]])) }
}
