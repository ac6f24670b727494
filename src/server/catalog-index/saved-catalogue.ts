import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Category } from '../../contract/catalog.ts'
import { SYNONYMS } from '../../domain/search/synonyms.ts'
import type { CatalogProduct } from './catalog-product.ts'
import type { CatalogueContents } from './catalogue-contents.ts'
import { MOST_HASHED } from './hashed-ids.ts'
import { indexed } from './index-product.ts'
import { PartsReader, PartsWriter } from './parts-file.ts'
import { buildProductIndex, loadProductIndex, type ProductIndex } from './product-index.ts'
import { removeUnfinished } from './remove-unfinished.ts'
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

/** Smaller catalogues are read from the database: half a second for each thousand products. */
export const LEAST_TO_SAVE = 5_000
const FORMAT = 4
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
export const saveCatalogue = (
  file: CatalogueFile,
  { categories, products, index }: CatalogueContents,
  printsAtEnd: () => RowPrints,
): Promise<SavedProducts> =>
  writeFile(file, async (to) => {
    await writeProducts(writtenAgain(products), to)
    writePrints(printsAtEnd(), to)
    index.save(to)
    return categories
  })

/**
 * Indexes products as they come, and keeps them in the file alone.
 *
 * @throws as the batches do, and where the folder cannot be written; a file that was there stays
 */
export async function buildCatalogue(
  file: CatalogueFile,
  {
    categories,
    prints,
    synonyms,
  }: Pick<LoadedCatalogue, 'prints'> & Pick<CatalogueContents, 'categories' | 'synonyms'>,
  batches: AsyncIterable<readonly CatalogProduct[]>,
): Promise<CatalogueContents> {
  const building = buildProductIndex()
  let index: ProductIndex | undefined
  const saved = await writeFile(file, async (to) => {
    await writeProducts(indexedBeside(batches, building, categories), to)
    writePrints(prints, to)
    index = building.finish()
    index.save(to)
    return categories
  })
  return { categories, products: new StoredProducts([], saved), index: index as ProductIndex, synonyms }
}

interface WrittenProduct extends Pick<CatalogProduct, 'id' | 'slug' | 'model'> {
  json: Uint8Array
}

async function* writtenAgain(products: StoredProducts): AsyncGenerator<WrittenProduct> {
  for (const id of products.ids()) {
    const json = products.jsonOf(id)
    if (json === null) continue
    const { slug, model } = JSON.parse(Buffer.from(json).toString()) as CatalogProduct
    yield { id, slug, model, json }
  }
}

async function* indexedBeside(
  batches: AsyncIterable<readonly CatalogProduct[]>,
  building: ReturnType<typeof buildProductIndex>,
  categories: readonly Category[],
): AsyncGenerator<WrittenProduct> {
  for await (const batch of batches) {
    building.add(batch.map((product) => indexed(product, categories)))
    for (const product of batch) {
      const { id, slug, model } = product
      yield { id, slug, model, json: Buffer.from(JSON.stringify(product)) }
    }
  }
}

async function writeFile(
  { path, key }: CatalogueFile,
  write: (to: PartsWriter) => Promise<readonly Category[]>,
): Promise<SavedProducts> {
  mkdirSync(dirname(path), { recursive: true })
  removeUnfinished(path)
  const written = `${path}.${process.pid}`
  const to = new PartsWriter(written)
  try {
    const categories = await write(to)
    to.putJson('head', { format: FORMAT, key, categories })
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

function writePrints({ ids, prints }: RowPrints, to: PartsWriter): void {
  to.put('prints/ids', ids)
  to.put('prints', prints)
}

async function writeProducts(products: AsyncIterable<WrittenProduct>, to: PartsWriter): Promise<void> {
  const offsets: number[] = []
  const found: Omit<WrittenProduct, 'json'>[] = []
  let pending: Uint8Array[] = []
  let bytes = 0
  for await (const { json, ...product } of products) {
    if (found.push(product) > MOST_HASHED) throw new RangeError(`A file holds at most ${MOST_HASHED} products.`)
    offsets.push(to.position + bytes)
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
  to.put(
    'products/ids',
    Int32Array.from(found, ({ id }) => id),
  )
  to.put('products/offsets', Float64Array.from(offsets))
  for (const [name, { hashes, ids }] of Object.entries(hashesOf(found))) {
    to.put(`${name}/hashes`, hashes)
    to.put(`${name}/ids`, ids)
  }
}
