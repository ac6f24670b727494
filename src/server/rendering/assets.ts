import { createHash } from 'node:crypto'
import { existsSync, fstatSync, openSync, read, readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, extname, join, relative, sep } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Context } from 'hono'
import { chooseEncoding } from '../http/compression.ts'
import { hasCurrent } from '../http/conditional-get.ts'
import type { Env } from '../http/env.ts'

/** A file as it is or compressed. */
interface EncodedFile {
  /** Bytes. */
  size: number
  read: () => Uint8Array<ArrayBuffer> | ReadableStream
}

interface Asset {
  type: string
  etag: string
  isHashed: boolean
  files: { identity: EncodedFile } & { -readonly [Kind in keyof typeof ENDINGS]?: EncodedFile }
}

/** Larger files are some of the try-on's, 45 MB together, which a browser loads once and keeps. */
const MOST_IN_MEMORY = 400_000
const ENDINGS = { br: '.br', gzip: '.gz' } as const
const PACKED = ['br', 'gzip'] as const
const CHUNK_BYTES = 256 * 1024

const readAt = promisify(read)
/** Files of other builds are asked for by few: the first page does not wait for them. */
const OTHERS_AFTER_MS = 2_000
/** Files that are read in one turn of the event loop. */
const FILES_A_TURN = 16

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
 * Holds the built files in memory, encoded; large ones stay on disk, open. Hashed files are immutable.
 * @param base the address that the folder is served at, without its last slash
 * @param listOthers folders of other builds that it has not listed before. Pages rendered by another process, or still
 *   open from before an update, name their hashed files. They are added soon, or once one is asked for
 */
export async function loadAssets(folder: string, base = '', listOthers: () => string[] = () => []): Promise<Assets> {
  const assets = new Map<string, Asset>()
  const hashed = `${base}/assets/`
  await addFiles(assets, folder, base)
  const addListed = async () => {
    for (const other of listOthers()) await addFiles(assets, other, base, hashed)
  }
  let added = Promise.resolve()
  // One after the other: what is asked for may be among those that are being added.
  const addOthers = () => {
    added = added.then(addListed, addListed)
    return added
  }
  // Who asks for a file that cannot be read hears why.
  setTimeout(() => addOthers().catch(() => {}), OTHERS_AFTER_MS).unref()

  async function findNewer(c: Context<Env>): Promise<Response | undefined> {
    await addOthers()
    const asset = assets.get(c.req.path)
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
  for (const [at, file] of files.entries()) {
    if (at % FILES_A_TURN === 0) await nextTurn()
    const path = join(file.parentPath, file.name)
    if (!file.isFile() || /\.(br|gz)$/.test(path) || path.includes('.vite')) continue
    const address = `${base}/${relative(folder, path).split(sep).join('/')}`
    if (address.startsWith(within) && !assets.has(address)) assets.set(address, loadAsset(path))
  }
}

/** At once: to wait for each file took four times as long as to read it. */
function loadAsset(path: string): Asset {
  const isHashed = path.includes(`${sep}assets${sep}`)
  const bytes = isHashed && statSync(path).size > MOST_IN_MEMORY ? undefined : readFileSync(path)
  const files: Asset['files'] = { identity: bytes === undefined ? openFile(path) : holdFile(bytes) }
  for (const encoding of PACKED) {
    const file = path + ENDINGS[encoding]
    if (existsSync(file)) files[encoding] = bytes === undefined ? openFile(file) : holdFile(readFileSync(file))
  }
  // The name of a hashed file tells its contents.
  const identity = bytes ?? basename(path)
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { type: TYPES[extname(path)] ?? 'application/octet-stream', etag, isHashed, files }
}

function holdFile(read: Buffer): EncodedFile {
  const bytes = new Uint8Array(read)
  return { size: bytes.length, read: () => bytes }
}

/**
 * The file stays open, so it can be read after a later build has deleted it. Node's own stream would close it for
 * everybody once a browser gives up a download, and the next file that is opened would be read in its place.
 */
function openFile(path: string): EncodedFile {
  // A number: a `FileHandle` would be closed with the object that holds it.
  const file = openSync(path, 'r')
  const { size } = fstatSync(file)
  return { size, read: () => readFrom(file, size) }
}

/** Reads as fast as the browser does. What is given up leaves the file open. */
function readFrom(file: number, size: number): ReadableStream {
  let at = 0
  return new ReadableStream(
    {
      async pull(controller) {
        const chunk = Buffer.allocUnsafeSlow(Math.min(CHUNK_BYTES, size - at))
        const { bytesRead } = await readAt(file, chunk, 0, chunk.length, at)
        if (bytesRead === 0) throw new Error('A built file is shorter than it was.')
        at += bytesRead
        controller.enqueue(chunk.subarray(0, bytesRead))
        if (at === size) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

function answerAsset(c: Context<Env>, asset: Asset): Response {
  c.header('Cache-Control', asset.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  c.header('ETag', asset.etag)
  c.header('Vary', 'Accept-Encoding')
  if (hasCurrent(c.req.header('If-None-Match'), asset.etag)) return c.body(null, 304)
  const available = PACKED.filter((encoding) => asset.files[encoding] !== undefined)
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), available)
  const file = asset.files[encoding] as EncodedFile
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  c.header('Content-Type', asset.type)
  c.header('Content-Length', String(file.size))
  return c.body(file.read())
}
