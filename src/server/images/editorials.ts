import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Editorial } from '../../contract/pictures.ts'
import { type HashedFiles, markOf } from './hashed-files.ts'
import { readViewSizes } from './image-variants.ts'
import type { PreviewOf } from './previews.ts'

export interface Editorials {
  list(): Editorial[]
  files: HashedFiles
}

/** Reads the scenes. Each view in `shots.json` is an image with its own name, such as `hero-phone`. */
export async function readEditorials(folder: string, previewOf: PreviewOf): Promise<Editorials> {
  const scenes = existsSync(folder) ? await readdir(folder) : []
  const files = new Map<string, string>()
  const editorials: Editorial[] = []
  for (const scene of scenes) {
    const names = await readdir(join(folder, scene))
    for (const [name, view] of Object.entries((await readViewSizes(join(folder, scene))) ?? {})) {
      const sizes = (view?.sizes ?? []).filter(({ width }) =>
        ['avif', 'webp'].every((format) => names.includes(`${name}-${width}.${format}`)),
      )
      const [widest] = sizes.sort((a, b) => b.width - a.width)
      if (widest === undefined) continue
      const mark = markOf(await readFile(join(folder, scene, `${name}-${widest.width}.avif`)))
      const base = `/editorials/${mark}/${name}`
      for (const { width } of sizes) {
        for (const format of ['avif', 'webp']) {
          files.set(`${base}-${width}.${format}`, join(folder, scene, `${name}-${width}.${format}`))
        }
      }
      const widths = sizes.map(({ width }) => width).reverse()
      const preview = await previewOf(join(folder, scene, `${name}-${widths[0]}.webp`))
      editorials.push({ name, base, ...widest, widths, preview })
    }
  }
  return { list: () => editorials, files }
}
