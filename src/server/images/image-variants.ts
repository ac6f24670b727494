import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { headOfView } from '../../domain/fitting/limestone-heads.ts'
import { IMAGE_VIEWS, IMAGE_WIDTHS } from '../../domain/image-variants.ts'
import { type HashedFiles, markOf } from './hashed-files.ts'
import type { PreviewOf } from './previews.ts'

export type ViewSizes = Record<string, { sizes: { width: number; height: number }[] } | undefined>

export interface ImageVariants {
  /** A product's images; `null` until all its views are rendered. */
  find(slug: string): readonly string[] | null
  /** A frame worn by heads, the one that it fits first; none while they are not rendered. */
  findWorn(slug: string): readonly string[]
  /** The first image in a few pixels, as a data URI. */
  previewOf(slug: string): string | null
  files: HashedFiles
  /** Of the products that have all their images. */
  slugs: readonly string[]
}

/**
 * Reads which products have all their images.
 * @param folder has a folder per product, with its image variants and `shots.json`
 */
export async function readImageVariants(folder: string, previewOf: PreviewOf): Promise<ImageVariants> {
  const slugs = existsSync(folder) ? await readdir(folder) : []
  const files = new Map<string, string>()
  const pictures = new Map<string, readonly string[]>()
  const worn = new Map<string, readonly string[]>()
  const previews = new Map<string, string>()
  for (const slug of slugs) {
    const finished = await readFinished(join(folder, slug), previewOf)
    if (finished === null) continue
    const base = `/pictures/${slug}/${finished.mark}`
    for (const name of finished.names) files.set(`${base}/${name}`, join(folder, slug, name))
    previews.set(slug, finished.preview)
    const addressesOf = (names: readonly string[]) => names.map((name) => `${base}/${name}`)
    pictures.set(slug, addressesOf(finished.widest))
    worn.set(slug, addressesOf(finished.worn))
  }
  return {
    find: (slug) => pictures.get(slug) ?? null,
    findWorn: (slug) => worn.get(slug) ?? [],
    previewOf: (slug) => previews.get(slug) ?? null,
    files,
    slugs: [...pictures.keys()],
  }
}

async function readFinished(folder: string, previewOf: PreviewOf) {
  const viewSizes = await readViewSizes(folder)
  if (viewSizes === null) return null
  const names = (await readdir(folder)).filter((name) => /\.(avif|webp)$/.test(name))
  const isWhole = (view: string) => widestOf(view, viewSizes, names) !== null
  if (!IMAGE_VIEWS.every(isWhole)) return null
  const wornViews = Object.keys(viewSizes).filter((view) => headOfView(view) !== null && isWhole(view))
  const widest = (views: readonly string[]) => views.flatMap((view) => widestOf(view, viewSizes, names) ?? [])
  const smallest = [...IMAGE_VIEWS, ...wornViews].map((view) => join(folder, `${view}-${IMAGE_WIDTHS[0]}.webp`))
  const mark = markOf(...(await Promise.all(smallest.map((path) => readFile(path)))))
  const preview = await previewOf(smallest[0] ?? '')
  return { names, widest: widest(IMAGE_VIEWS), worn: widest(wornViews), mark, preview }
}

/** The file of a view's widest variant; `null` where one of its variants is missing. */
function widestOf(view: string, viewSizes: ViewSizes, names: readonly string[]): string | null {
  const width = Math.max(...(viewSizes[view]?.sizes ?? []).map((size) => size.width))
  const due = IMAGE_WIDTHS.filter((one) => one <= width).flatMap((one) => [`${one}.avif`, `${one}.webp`])
  const isWhole = IMAGE_WIDTHS.some((one) => one === width) && due.every((end) => names.includes(`${view}-${end}`))
  return isWhole ? `${view}-${width}.webp` : null
}

export async function readViewSizes(folder: string): Promise<ViewSizes | null> {
  const path = join(folder, 'shots.json')
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : null
}
