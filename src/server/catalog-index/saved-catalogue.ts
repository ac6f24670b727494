import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Category } from '../../contract/catalog.ts'
import { SYNONYMS } from '../../domain/search-synonyms.ts'
import type { CatalogProduct } from './catalog-product.ts'
import type { CatalogueContents } from './catalogue-contents.ts'
import { MOST_HASHED } from './hashed-ids.ts'
import { PartsReader, PartsWriter } from './parts-file.ts'
import { loadProductIndex } from './product-index.ts'
import type { RowPrints } from './row-prints.ts'
import { hashesOf, type SavedProducts, StoredProducts } from './stored-products.ts'

export interface CatalogueFile {
  path: string
  /** What the file depends on beside the products: the build, the studio's pictures and the database. */
  key: string
}

export interface LoadedCatalogue {
  contents: CatalogueContents
  prints: RowPrints
}

/** Smaller catalogues are read from the database in less than a second. */
export const LEAST_TO_SAVE = 5_000
const FORMAT = 1
const CHUNK_BYTES = 1 << 20

/** What was saved, or `null` where there is no file, or one that something else wrote. */
export function loadCatalogue({ path, key }: CatalogueFile): LoadedCatalogue | null {
  const size = statSync(path, { throwIfNoEntry: false })?.size
  if (size === undefined) return null
  const from = new PartsReader(path, size)
  try {
    const head = from.json<{ format: number; key: string; categories: Category[] }>('head')
    if (head.format !== FORMAT || head.key !== key) {
      from.close()
      return null
    }
    const prints = { ids: from.numbers('Int32Array', 'prints/ids'), prints: from.numbers('Float64Array', 'prints') }
    const index = loadProductIndex(from)
    const products = new StoredProducts([], readSaved(from))
    return { prints, contents: { categories: head.categories, products, index, synonyms: SYNONYMS } }
  } catch (error) {
    from.close()
    throw error
  }
}

function readSaved(from: PartsReader): SavedProducts {
  const hashes = (name: string) => ({
    hashes: from.numbers('Uint32Array', `${name}/hashes`),
    ids: from.numbers('Int32Array', `${name}/ids`),
  })
  return {
    file: from,
    ids: from.numbers('Int32Array', 'products/ids'),
    offsets: from.numbers('Float64Array', 'products/offsets'),
    slugs: hashes('slugs'),
    models: hashes('models'),
  }
}

/**
 * Writes the catalogue in small steps, and the index at the end in one. What changes meanwhile must count as changed in
 * `printsAtEnd`, which is called then.
 *
 * @returns the products as the file has them
 * @throws where the folder cannot be written; a file that was there stays
 */
export async function saveCatalogue(
  { path, key }: CatalogueFile,
  contents: CatalogueContents,
  printsAtEnd: () => RowPrints,
): Promise<SavedProducts> {
  mkdirSync(dirname(path), { recursive: true })
  const written = `${path}.${process.pid}`
  const to = new PartsWriter(written)
  try {
    await writeProducts(contents.products, to)
    const { ids, prints } = printsAtEnd()
    to.put('prints/ids', ids)
    to.put('prints', prints)
    contents.index.save(to)
    to.putJson('head', { format: FORMAT, key, categories: contents.categories })
    to.end()
    renameSync(written, path)
  } catch (error) {
    rmSync(written, { force: true })
    throw error
  } finally {
    to.close()
  }
  return readSaved(new PartsReader(path, statSync(path).size))
}

async function writeProducts(products: StoredProducts, to: PartsWriter): Promise<void> {
  const ids: number[] = []
  const offsets: number[] = []
  const found: Pick<CatalogProduct, 'id' | 'slug' | 'model'>[] = []
  let pending: Uint8Array[] = []
  let bytes = 0
  const all = products.ids()
  if (all.length > MOST_HASHED) throw new RangeError(`A file holds at most ${MOST_HASHED} products.`)
  for (const id of all) {
    const json = products.jsonOf(id)
    if (json === null) continue
    const { slug, model } = JSON.parse(Buffer.from(json).toString()) as CatalogProduct
    ids.push(id)
    offsets.push(to.position + bytes)
    found.push({ id, slug, model })
    pending.push(json)
    bytes += json.length
    if (bytes < CHUNK_BYTES) continue
    to.append(Buffer.concat(pending))
    pending = []
    bytes = 0
    await breathe()
  }
  to.append(Buffer.concat(pending))
  offsets.push(to.position)
  to.put('products/ids', Int32Array.from(ids))
  to.put('products/offsets', Float64Array.from(offsets))
  for (const [name, { hashes, ids: hashed }] of Object.entries(hashesOf(found))) {
    to.put(`${name}/hashes`, hashes)
    to.put(`${name}/ids`, hashed)
  }
}
