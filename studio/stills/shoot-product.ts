import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SeedProduct } from '../../src/server/db/seed/seed-product.ts'
import { writeGlb } from '../geometry/write-glb.ts'
import { runBlender } from './blender.ts'
import { cutOut, developed, type Print, print } from './develop.ts'
import { hashOf, isClear } from './recipe.ts'
import { subjectOf } from './subject.ts'
import { TURNING, VIEW_NAMES, type View, type ViewName } from './views.ts'

/** What lies beside a product's pictures: which recipe made each, and in which sizes it is there. */
export interface Shot {
  hash: string
  /** Millimetres of the product per pixel of the widest print. */
  mmPerPixel: number
  sizes: Print[]
}
export type ShotList = Partial<Record<ViewName | 'cutout', Shot>>

export interface ShootOptions {
  folder: string
  draft: boolean
  onShot: (line: string) => void
}

const WIDTHS = [2000, 1600, 1000, 640, 320]

export const pictureFolder = (folder: string, slug: string): string => join(folder, slug)

export function readShots(folder: string, slug: string): ShotList {
  const file = join(pictureFolder(folder, slug), 'shots.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShotList) : {}
}

/** The views of a product that are missing or made by another recipe. */
export function missingViews(product: SeedProduct, folder: string, draft: boolean): ViewName[] {
  const { form, finishes } = subjectOf(product)
  const shots = readShots(folder, product.slug)
  return VIEW_NAMES.filter((view) => shots[view]?.hash !== hashOf(form, finishes, view, draft))
}

/** Builds, lights, shoots and prints the given views of one product. Throws when Blender fails. */
export async function shootProduct(
  product: SeedProduct,
  wanted: readonly ViewName[],
  options: ShootOptions,
): Promise<void> {
  const { form, finishes, build, views: allViews } = subjectOf(product)
  const work = join(tmpdir(), `elegance-studio-${process.pid}`, product.slug)
  mkdirSync(work, { recursive: true })
  const parts = build(options.draft)
  writeFileSync(join(work, 'frame.glb'), writeGlb(parts))
  const views = allViews(parts, options.draft).filter((view) => wanted.includes(view.name))
  const clear = isClear(finishes)
  const job = { glb: join(work, 'frame.glb'), out: work, turning: TURNING, finishes, clear, views }
  writeFileSync(join(work, 'job.json'), JSON.stringify(job))
  await runBlender(join(work, 'job.json'), options.onShot)
  const target = pictureFolder(options.folder, product.slug)
  mkdirSync(target, { recursive: true })
  const shots = readShots(options.folder, product.slug)
  for (const view of views) {
    Object.assign(shots, await printView(view, work, target, hashOf(form, finishes, view.name, options.draft)))
  }
  writeFileSync(join(target, 'shots.json'), `${JSON.stringify(shots, null, 2)}\n`)
  rmSync(work, { recursive: true })
}

async function printView(view: View, work: string, target: string, hash: string): Promise<ShotList> {
  const negative = (suffix: string): string => join(work, `${view.name}${suffix}.png`)
  const plate = await developed({
    light: negative(''),
    mask: negative('-mask'),
    shadow: view.shadow ? negative('-shadow') : null,
  })
  const mmPerPixel = view.fieldMm / plate.width
  const shot: ShotList = {
    [view.name]: { hash, mmPerPixel, sizes: await print(plate, join(target, view.name), WIDTHS) },
  }
  if (view.name !== 'front' || view.shadow) return shot
  const cut = await cutOut(plate, negative('-mask'))
  return { ...shot, cutout: { hash, mmPerPixel, sizes: await print(cut, join(target, 'cutout'), [1000, 640]) } }
}
