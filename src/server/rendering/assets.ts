import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { Context } from 'hono'
import { hasCurrent } from '../http/conditional-get.ts'
import type { Env } from '../http/env.ts'
import { chooseEncoding } from '../http/stored-answers.ts'

interface Asset {
  type: string
  etag: string
  isHashed: boolean
  bytes: Buffer
  br: Buffer | undefined
  gzip: Buffer | undefined
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.glb': 'model/gltf-binary',
}

/** Answers a request for a built file, or not. */
export type Assets = (c: Context<Env>) => Response | undefined | Promise<Response | undefined>

/**
 * Holds the built files in memory, encoded. Hashed files are immutable.
 * @param base the address that the folder is served at, without its last slash
 * @param listOthers folders of other builds that it has not listed before. Pages rendered by another process, or still
 *   open from before an update, name their hashed files
 */
export async function loadAssets(folder: string, base = '', listOthers: () => string[] = () => []): Promise<Assets> {
  const assets = new Map<string, Asset>()
  const hashed = `${base}/assets/`
  await addFiles(assets, folder, base)
  const addOthers = async () => {
    const others = listOthers()
    for (const other of others) await addFiles(assets, other, base, hashed)
    return others.length > 0
  }
  await addOthers()

  async function findNewer(c: Context<Env>): Promise<Response | undefined> {
    const asset = (await addOthers()) ? assets.get(c.req.path) : undefined
    return asset === undefined ? undefined : answerAsset(c, asset)
  }

  return (c) => {
    const asset = assets.get(c.req.path)
    if (asset !== undefined) return answerAsset(c, asset)
    return c.req.path.startsWith(hashed) ? findNewer(c) : undefined
  }
}

/** Adds the files of a folder that are not there yet, below `within` only. */
async function addFiles(assets: Map<string, Asset>, folder: string, base: string, within = base): Promise<void> {
  const files = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : []
  for (const file of files) {
    const path = join(file.parentPath, file.name)
    if (!file.isFile() || /\.(br|gz)$/.test(path) || path.includes('.vite')) continue
    const address = `${base}/${relative(folder, path).split(sep).join('/')}`
    if (address.startsWith(within) && !assets.has(address)) assets.set(address, await loadAsset(path))
  }
}

async function loadAsset(path: string): Promise<Asset> {
  const bytes = await readFile(path)
  const packed = (ending: string) => (existsSync(path + ending) ? readFile(path + ending) : undefined)
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    isHashed: path.includes(`${sep}assets${sep}`),
    bytes,
    br: await packed('.br'),
    gzip: await packed('.gz'),
  }
}

function answerAsset(c: Context<Env>, asset: Asset): Response {
  c.header('Cache-Control', asset.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  c.header('ETag', asset.etag)
  c.header('Vary', 'Accept-Encoding')
  if (hasCurrent(c.req.header('If-None-Match'), asset.etag)) return c.body(null, 304)
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
  const packed = encoding === 'identity' ? undefined : asset[encoding]
  if (packed !== undefined) c.header('Content-Encoding', encoding)
  c.header('Content-Type', asset.type)
  return c.body(new Uint8Array(packed ?? asset.bytes))
}
