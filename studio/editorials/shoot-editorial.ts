import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { SEED_PRODUCTS } from '../../src/server/db/seed/products.ts'
import type { Part } from '../geometry/part.ts'
import { writeGlb } from '../geometry/write-glb.ts'
import { runBlender } from '../stills/blender.ts'
import { type Print, print } from '../stills/develop.ts'
import { foldedStance, onTable, restingStance, type Stance } from '../stills/stance.ts'
import { subjectOf } from '../stills/subject.ts'
import { TURNING } from '../stills/views.ts'
import { despeckled } from './despeckle.ts'
import type { Editorial, EditorialView, PlacedFrame } from './editorial.ts'

const SCRIPT = fileURLToPath(new URL('../blender/editorial.py', import.meta.url))
const WIDTHS = [2400, 1600, 1200, 800, 480]
/** Lifts a frame off the stone by less than a hair, so that touching does not count as standing inside. */
const CLEARANCE_MM = 0.15

export interface EditorialOptions {
  folder: string
  draft: boolean
  onShot: (line: string) => void
}

export interface EditorialShot {
  hash: string
  sizes: Print[]
}

export const editorialHash = (scene: Editorial): string =>
  createHash('sha256')
    .update(JSON.stringify([scene, 1]))
    .digest('hex')
    .slice(0, 16)

type EditorialShots = Record<string, EditorialShot>

function readShots(scene: Editorial, folder: string): EditorialShots {
  const file = join(folder, scene.name, 'shots.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as EditorialShots) : {}
}

/** The views of a scene that are missing or were shot otherwise. */
export function missingEditorialViews(scene: Editorial, folder: string): EditorialView[] {
  const shots = readShots(scene, folder)
  return scene.views.filter((view) => shots[view.name]?.hash !== editorialHash(scene))
}

/** Builds and shoots one editorial and prints its views. Throws when Blender fails or a frame stands in a prop. */
export async function shootEditorial(scene: Editorial, { folder, draft, onShot }: EditorialOptions): Promise<void> {
  const work = join(tmpdir(), `elegance-studio-${process.pid}`, scene.name)
  mkdirSync(work, { recursive: true })
  const scale = draft ? 0.24 : 1
  const views = (draft ? scene.views : missingEditorialViews(scene, folder)).map((view) => ({
    ...view,
    width: Math.round(view.width * scale),
    height: Math.round(view.height * scale),
    samples: draft ? 10 : view.samples,
  }))
  const frames = scene.frames.map((frame, i) => placed(frame, join(work, `frame-${i}.glb`)))
  writeFileSync(join(work, 'job.json'), JSON.stringify({ ...scene, views, frames, out: work }))
  await runBlender(join(work, 'job.json'), onShot, SCRIPT)
  const target = join(folder, scene.name)
  mkdirSync(target, { recursive: true })
  const shots: EditorialShots = draft ? {} : readShots(scene, folder)
  for (const view of views) {
    const { data, info } = await sharp(join(work, `${view.name}.png`))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const plate = despeckled({ width: info.width, height: info.height, channels: 3, pixels: data })
    shots[view.name] = {
      hash: editorialHash(scene),
      sizes: await print(plate, join(target, view.name), draft ? [info.width] : WIDTHS),
    }
  }
  writeFileSync(join(target, 'shots.json'), `${JSON.stringify(shots, null, 2)}\n`)
  rmSync(work, { recursive: true })
}

function placed(frame: PlacedFrame, file: string) {
  const product = SEED_PRODUCTS.find((p) => p.slug === frame.slug)
  if (!product) throw new Error(`no product ${frame.slug} to place`)
  const { form, finishes, build } = subjectOf(product)
  const parts = build(false)
  writeFileSync(file, writeGlb(parts))
  const pose = stanceOf(parts, form.construction === 'accessory', frame.folded ?? false)
  return { ...frame, glb: file, finishes, turning: TURNING, pose: { ...pose, riseMm: pose.riseMm + CLEARANCE_MM } }
}

function stanceOf(parts: readonly Part[], isAccessory: boolean, folded: boolean): Stance {
  if (isAccessory) return onTable(parts, { pitch: 0, riseMm: 0 }, [])
  return folded ? foldedStance(parts, TURNING) : restingStance(parts, TURNING)
}
