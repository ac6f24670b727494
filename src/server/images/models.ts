import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HashedFiles, markOf } from './hashed-files.ts'

export interface ModelAddresses {
  viewer: string
  mirror: string
}

export interface Models {
  find(model: string): ModelAddresses | null
  files: HashedFiles
}

/** Reads which designs have models, from a folder of `{model}-viewer.glb` and `{model}-mirror.glb`. */
export async function readModels(folder: string): Promise<Models> {
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.glb')) : []
  const files = new Map<string, string>()
  const addresses = new Map<string, string>()
  for (const name of names) {
    const path = join(folder, name)
    const address = `/models/${markOf(await readFile(path))}/${name}`
    files.set(address, path)
    addresses.set(name, address)
  }
  return {
    files,
    find(model) {
      const viewer = addresses.get(`${model}-viewer.glb`)
      const mirror = addresses.get(`${model}-mirror.glb`)
      return viewer && mirror ? { viewer, mirror } : null
    },
  }
}
