import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { administer, dropDatabase } from './administer.ts'
import { databaseUrl, isOnPostgres, postgresUrl } from './test-database.ts'

/** How to open a copy of the demo data, and how to be rid of it once it is closed. */
export const copyDatabase = () => (isOnPostgres ? copyTemplate() : copyPacked())

async function copyTemplate() {
  const name = `shop_test_${process.pid}_${Math.random().toString(36).slice(2)}`
  await administer(postgresUrl, `create database ${name} template ${inject('databaseTemplate')}`)
  return { connection: { url: databaseUrl(name) }, drop: () => dropDatabase(postgresUrl, name) }
}

/** Read and compiled once per worker: half of what a copy costs. */
let packed: ReturnType<typeof pack> | undefined

async function copyPacked() {
  packed ??= pack()
  return { connection: { url: undefined, folder: null, packed: await packed }, drop: async () => {} }
}

async function pack() {
  const dist = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const [data, program, files] = await Promise.all(
    [inject('packedDatabase'), join(dist, 'pglite.wasm'), join(dist, 'pglite.data')].map(readBytes),
  )
  if (data === undefined || program === undefined || files === undefined) throw new Error('a file of PGlite is missing')
  return {
    loadDataDir: new BlobAtHand(() => data),
    pgliteWasmModule: await WebAssembly.compile(program),
    // PGlite's file system keeps parts of what it gets here, and may write to them.
    fsBundle: new BlobAtHand(() => files.slice(0)),
  }
}

async function readBytes(file: string): Promise<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = await readFile(file)
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
}

/** Reading a `Blob` of this size took a third of the time of a copy. */
class BlobAtHand extends Blob {
  readonly #bytes: () => ArrayBuffer

  constructor(bytes: () => ArrayBuffer) {
    super()
    this.#bytes = bytes
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes())
  }
}
