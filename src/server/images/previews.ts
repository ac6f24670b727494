import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadSharp } from '../lazy-packages.ts'
import { markOf } from './hashed-files.ts'

const WIDTH_PX = 24
/** Blur in pixels before scaling, against blocks on white backgrounds; it also makes previews smaller. */
const SOFTNESS_PX = 0.8
const QUALITY = 50
const FILE = 'previews.json'

/** Gives the preview of a picture: a data URI small enough to embed in a page, to be shown enlarged and blurred. */
export type PreviewOf = (path: string) => Promise<string>

/**
 * Previews as stored in a folder, by the contents of their pictures; one that is missing is made.
 * @param keep is told of every preview that is used
 */
export async function openPreviews(
  folder: string,
  keep: (mark: string, preview: string) => void = () => {},
): Promise<PreviewOf> {
  const path = join(folder, FILE)
  const stored: Record<string, string> = existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : {}
  return async (path) => {
    const picture = await readFile(path)
    const mark = markOf(picture)
    const preview = stored[mark] ?? (await makePreview(picture))
    keep(mark, preview)
    return preview
  }
}

/** Stores previews in the order of their marks, so that a new picture changes one line. */
export async function storePreviews(folder: string, previews: ReadonlyMap<string, string>): Promise<void> {
  const sorted = Object.fromEntries([...previews].sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(join(folder, FILE), `${JSON.stringify(sorted, null, 1)}\n`)
}

/**
 * A preview of about 200 characters.
 * @returns a data URI of WebP
 */
export async function makePreview(picture: Uint8Array): Promise<string> {
  const small = await loadSharp()(picture).resize(WIDTH_PX).png().toBuffer()
  const bytes = await loadSharp()(small).blur(SOFTNESS_PX).webp({ quality: QUALITY, smartSubsample: true }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
