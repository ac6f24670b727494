import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IMAGE_VIEWS, IMAGE_WIDTHS } from '../../domain/image-variants.ts'
import { type HashedFiles, markOf } from './hashed-files.ts'
import { previewOf } from './preview-of.ts'

export type ViewSizes = Record<string, { sizes: { width: number; height: number }[] } | undefined>

export interface ImageVariants {
  /** A product's images; `null` until all its views are rendered. */
  find(slug: string): readonly string[] | null
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
export async function readImageVariants(folder: string): Promise<ImageVariants> {
  const slugs = existsSync(folder) ? await readdir(folder) : []
  const files = new Map<string, string>()
  const pictures = new Map<string, readonly string[]>()
  const previews = new Map<string, string>()
  for (const slug of slugs) {
    const finished = await readFinished(join(folder, slug))
    if (finished === null) continue
    const base = `/pictures/${slug}/${finished.mark}`
    for (const name of finished.names) files.set(`${base}/${name}`, join(folder, slug, name))
    previews.set(slug, finished.preview)
    pictures.set(
      slug,
      finished.widest.map((name) => `${base}/${name}`),
    )
  }
  return {
    find: (slug) => pictures.get(slug) ?? null,
    previewOf: (slug) => previews.get(slug) ?? null,
    files,
    slugs: [...pictures.keys()],
  }
}

async function readFinished(folder: string) {
  const viewSizes = await readViewSizes(folder)
  if (viewSizes === null) return null
  const names = (await readdir(folder)).filter((name) => /\.(avif|webp)$/.test(name))
  const widest: string[] = []
  for (const view of IMAGE_VIEWS) {
    const width = Math.max(...(viewSizes[view]?.sizes ?? []).map((size) => size.width))
    const due = IMAGE_WIDTHS.filter((one) => one <= width).flatMap((one) => [`${one}.avif`, `${one}.webp`])
    const isWhole = IMAGE_WIDTHS.some((one) => one === width) && due.every((end) => names.includes(`${view}-${end}`))
    if (!isWhole) return null
    widest.push(`${view}-${width}.webp`)
  }
  const smallest = IMAGE_VIEWS.map((view) => join(folder, `${view}-${IMAGE_WIDTHS[0]}.webp`))
  const mark = markOf(...(await Promise.all(smallest.map((path) => readFile(path)))))
  return { names, widest, mark, preview: await previewOf(smallest[0] ?? '') }
}

export async function readViewSizes(folder: string): Promise<ViewSizes | null> {
  const path = join(folder, 'shots.json')
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : null
}
