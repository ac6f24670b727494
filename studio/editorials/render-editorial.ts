import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { SEED_PRODUCTS } from '../../src/server/db/seed/products.ts'
import type { Part } from '../geometry/part.ts'
import { writeGlb } from '../geometry/write-glb.ts'
import { runBlender } from '../renders/blender.ts'
import { exportVariants, type ImageSize } from '../renders/compositing.ts'
import { foldedPose, type Pose, placedOnTable, restingPose } from '../renders/pose.ts'
import { renderSpecOf } from '../renders/render-spec.ts'
import { TEMPLE_PARTS } from '../renders/views.ts'
import { despeckle } from './despeckle.ts'
import type { Editorial, EditorialView, PlacedFrame } from './editorial.ts'

const SCRIPT = fileURLToPath(new URL('../blender/render_editorial.py', import.meta.url))
const WIDTHS = [2400, 1600, 1200, 800, 480]
/** Raises a frame so that touching its support does not count as an overlap. */
const CLEARANCE_MM = 0.15

export interface EditorialOptions {
  folder: string
  draft: boolean
  onRendered: (line: string) => void
}

export interface EditorialRecord {
  hash: string
  sizes: ImageSize[]
}

export const editorialHash = (scene: Editorial): string =>
  createHash('sha256')
    .update(JSON.stringify([scene, 1]))
    .digest('hex')
    .slice(0, 16)

type EditorialManifest = Record<string, EditorialRecord>

function readEditorialManifest(scene: Editorial, folder: string): EditorialManifest {
  const file = join(folder, scene.name, 'shots.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as EditorialManifest) : {}
}

/** The views of a scene that are missing or whose hash differs. */
export function dueEditorialViews(scene: Editorial, folder: string): EditorialView[] {
  const manifest = readEditorialManifest(scene, folder)
  return scene.views.filter((view) => manifest[view.name]?.hash !== editorialHash(scene))
}

/** Renders the due views of a scene and writes their variants and manifest. Throws when Blender fails or a frame overlaps a prop. */
export async function renderEditorial(
  scene: Editorial,
  { folder, draft, onRendered }: EditorialOptions,
): Promise<void> {
  const work = join(tmpdir(), `elegance-studio-${process.pid}`, scene.name)
  mkdirSync(work, { recursive: true })
  const scale = draft ? 0.24 : 1
  const views = (draft ? scene.views : dueEditorialViews(scene, folder)).map((view) => ({
    ...view,
    width: Math.round(view.width * scale),
    height: Math.round(view.height * scale),
    samples: draft ? 10 : view.samples,
  }))
  const frames = scene.frames.map((frame, i) => frameJob(frame, join(work, `frame-${i}.glb`)))
  writeFileSync(join(work, 'job.json'), JSON.stringify({ ...scene, views, frames, out: work }))
  await runBlender(join(work, 'job.json'), onRendered, SCRIPT)
  const target = join(folder, scene.name)
  mkdirSync(target, { recursive: true })
  const manifest: EditorialManifest = draft ? {} : readEditorialManifest(scene, folder)
  for (const view of views) {
    const { data, info } = await sharp(join(work, `${view.name}.png`))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const image = despeckle({ width: info.width, height: info.height, channels: 3, pixels: data })
    manifest[view.name] = {
      hash: editorialHash(scene),
      sizes: await exportVariants(image, join(target, view.name), draft ? [info.width] : WIDTHS),
    }
  }
  writeFileSync(join(target, 'shots.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  rmSync(work, { recursive: true })
}

function frameJob(frame: PlacedFrame, file: string) {
  const product = SEED_PRODUCTS.find((p) => p.slug === frame.slug)
  if (!product) throw new Error(`no product ${frame.slug}`)
  const { geometry, finishes, build } = renderSpecOf(product)
  const parts = build(false)
  writeFileSync(file, writeGlb(parts))
  const pose = framePose(parts, geometry.construction === 'accessory', frame.folded ?? false)
  return {
    ...frame,
    glb: file,
    finishes,
    movingParts: TEMPLE_PARTS,
    pose: { ...pose, riseMm: pose.riseMm + CLEARANCE_MM },
  }
}

function framePose(parts: readonly Part[], isAccessory: boolean, folded: boolean): Pose {
  if (isAccessory) return placedOnTable(parts, { pitch: 0, riseMm: 0 }, [])
  return folded ? foldedPose(parts, TEMPLE_PARTS) : restingPose(parts, TEMPLE_PARTS)
}
