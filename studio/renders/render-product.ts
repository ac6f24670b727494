import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WornView } from '../../src/domain/fitting/limestone-heads.ts'
import type { SeedProduct } from '../../src/server/db/seed/seed-product.ts'
import { writeGlb } from '../geometry/write-glb.ts'
import { runBlender } from './blender.ts'
import { compositeShadow, cutOut, exportVariants, type ImageSize } from './compositing.ts'
import { isClear, isWire, renderHash } from './render-hash.ts'
import { renderSpecOf } from './render-spec.ts'
import { TEMPLE_PARTS, VIEW_NAMES, type View, type ViewName } from './views.ts'

/** An entry of `shots.json`, which lies beside a product's images. */
export interface RenderRecord {
  hash: string
  /** Millimetres of the product per pixel of the widest variant. */
  mmPerPixel: number
  sizes: ImageSize[]
}
export type RenderManifest = Partial<Record<ViewName | 'cutout' | WornView, RenderRecord>>

export interface RenderOptions {
  folder: string
  draft: boolean
  onRendered: (line: string) => void
}

const WIDTHS = [2000, 1600, 1000, 640, 320]

export const productFolder = (folder: string, slug: string): string => join(folder, slug)

export function readRenderManifest(folder: string, slug: string): RenderManifest {
  const file = join(productFolder(folder, slug), 'shots.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RenderManifest) : {}
}

/** The views of a product that are missing or whose hash differs. */
export function dueViews(product: SeedProduct, folder: string, draft: boolean): ViewName[] {
  const spec = renderSpecOf(product)
  const manifest = readRenderManifest(folder, product.slug)
  return VIEW_NAMES.filter((view) => manifest[view]?.hash !== renderHash(spec, view, draft))
}

/** Renders the given views of one product and writes their variants and manifest. Throws when Blender fails. */
export async function renderProduct(
  product: SeedProduct,
  wanted: readonly ViewName[],
  options: RenderOptions,
): Promise<void> {
  const spec = renderSpecOf(product)
  const { geometry, finishes, build, views: allViews } = spec
  const work = join(tmpdir(), `elegance-studio-${process.pid}`, product.slug)
  mkdirSync(work, { recursive: true })
  const parts = build(options.draft)
  writeFileSync(join(work, 'frame.glb'), writeGlb(parts))
  const views = allViews(parts, options.draft).filter((view) => wanted.includes(view.name))
  const studio = { clear: isClear(finishes), bright: isWire(geometry) }
  const job = { glb: join(work, 'frame.glb'), out: work, movingParts: TEMPLE_PARTS, finishes, ...studio, views }
  writeFileSync(join(work, 'job.json'), JSON.stringify(job))
  await runBlender(join(work, 'job.json'), options.onRendered)
  const target = productFolder(options.folder, product.slug)
  mkdirSync(target, { recursive: true })
  const manifest = readRenderManifest(options.folder, product.slug)
  for (const view of views) {
    Object.assign(manifest, await exportView(view, work, target, renderHash(spec, view.name, options.draft)))
  }
  writeFileSync(join(target, 'shots.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  rmSync(work, { recursive: true })
}

async function exportView(view: View, work: string, target: string, hash: string): Promise<RenderManifest> {
  const layerFile = (suffix: string): string => join(work, `${view.name}${suffix}.png`)
  const image = await compositeShadow({
    color: layerFile(''),
    mask: layerFile('-mask'),
    shadow: view.shadow ? layerFile('-shadow') : null,
  })
  const mmPerPixel = view.fieldMm / image.width
  const record: RenderManifest = {
    [view.name]: { hash, mmPerPixel, sizes: await exportVariants(image, join(target, view.name), WIDTHS) },
  }
  if (view.name !== 'front' || view.shadow) return record
  const cutout = await cutOut(image, layerFile('-mask'))
  return {
    ...record,
    cutout: { hash, mmPerPixel, sizes: await exportVariants(cutout, join(target, 'cutout'), [1000, 640]) },
  }
}
