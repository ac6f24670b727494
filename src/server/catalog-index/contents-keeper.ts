import { isDeepStrictEqual } from 'node:util'
import type { Category } from '../../contract/catalog.ts'
import type { Database } from '../db/connect.ts'
import type { Change } from '../db/refresh.ts'
import type { ImageManifest } from '../images/image-manifest.ts'
import { type CatalogProduct, withPictures } from './catalog-product.ts'
import { type CatalogueContents, createContents, isShownAlike, patchContents } from './catalogue-contents.ts'
import { countProducts, readAllProducts, readCategories, readProducts } from './read-products.ts'
import { changedIds, type RowPrints, readRowPrints, withoutPrints } from './row-prints.ts'
import { buildCatalogue, type CatalogueFile, LEAST_TO_SAVE, loadCatalogue, saveCatalogue } from './saved-catalogue.ts'
import { StoredProducts } from './stored-products.ts'

export interface KeeperOptions {
  /** Where a large catalogue is kept from one start to the next; `null` keeps none. */
  file: CatalogueFile | null
  /** Products from which on it is kept. */
  leastToSave?: number
  onFileError: (error: unknown) => void
}

const BATCH = 500
/** With a larger part of the catalogue changed, everything is read. */
const MOST_PATCHED = 1 / 4
/** With a larger part changed since the file was written, it is written again. */
const MOST_UNSAVED = 1 / 20

/** Keeps the contents of the catalogue as the database has them. */
export class ContentsKeeper {
  contents = createContents([], [])
  readonly #database: Database
  readonly #images: ImageManifest
  readonly #options: KeeperOptions
  /** What the rows were like when they were read; only of a catalogue that is kept in a file. */
  #prints: RowPrints | null = null
  /** Read since `#prints` were. */
  readonly #unprinted = new Set<number>()
  #saving: Promise<void> | null = null
  /** Changed while the file is written. */
  #changedMeanwhile = new Set<number>()

  constructor(database: Database, images: ImageManifest, options: KeeperOptions) {
    this.#database = database
    this.#images = images
    this.#options = options
  }

  /**
   * Loads what was saved, or else reads everything.
   *
   * @returns whether it was loaded, and so may be old
   */
  async open(): Promise<boolean> {
    const loaded = this.#load()
    if (loaded === null) await this.#readEverything()
    else {
      this.contents = { ...loaded.contents, synonyms: this.contents.synonyms }
      this.#prints = loaded.prints
    }
    return loaded !== null
  }

  /** @returns whether something visible has changed */
  async apply(change: Change): Promise<boolean> {
    if (change !== 'all') {
      await this.#readAgain(change)
      return true
    }
    const before = this.contents.index
    if (this.#prints === null) await this.#readEverything()
    else if (await this.#catchUp(this.#prints)) return true
    return before !== this.contents.index
  }

  /** Resolves once no file is being written. */
  async close(): Promise<void> {
    await this.#saving
  }

  async #readAgain(ids: readonly number[]): Promise<void> {
    const found = withPictures(await readProducts(this.#database.db, ids), this.#images)
    patchContents(this.contents, ids, found)
    for (const id of ids) {
      this.#unprinted.add(id)
      this.#changedMeanwhile.add(id)
    }
  }

  /** Reads the rows whose print differs. */
  async #catchUp(before: RowPrints): Promise<boolean> {
    const { db } = this.#database
    const [categories, prints] = [await readCategories(db), await readRowPrints(db)]
    const changed = changedIds(withoutPrints(before, this.#unprinted), prints)
    const isRebuilt =
      changed.length > prints.ids.length * MOST_PATCHED || !isDeepStrictEqual(categories, this.contents.categories)
    if (isRebuilt) {
      await this.#readAnew(categories, prints)
      return true
    }
    for (let at = 0; at < changed.length; at += BATCH) await this.#readAgain(changed.slice(at, at + BATCH))
    this.#prints = prints
    this.#unprinted.clear()
    if (this.contents.products.changedCount > prints.ids.length * MOST_UNSAVED) this.#save()
    return changed.length > 0
  }

  async #readEverything(): Promise<void> {
    const { db } = this.#database
    const { file, leastToSave = LEAST_TO_SAVE } = this.#options
    const isKept = file !== null && (await countProducts(db)) >= leastToSave
    const prints = isKept ? await readRowPrints(db) : null
    await this.#readAnew(await readCategories(db), prints)
  }

  /** @param prints read before; null for a catalogue that is not kept in a file */
  async #readAnew(categories: Category[], prints: RowPrints | null): Promise<void> {
    await this.#saving
    const before = this.contents
    const built = prints && (await this.#build(categories, prints))
    this.contents = built ?? (await this.#readInMemory(categories))
    this.#prints = prints
    this.#unprinted.clear()
    if (before.products !== this.contents.products) before.products.close()
  }

  /** @returns `null` where the file cannot be written */
  async #build(categories: Category[], prints: RowPrints): Promise<CatalogueContents | null> {
    const { file } = this.#options
    if (file === null) return null
    try {
      return await buildCatalogue(file, { categories, prints, synonyms: this.contents.synonyms }, this.#readAll())
    } catch (error) {
      if (!isOfFiles(error)) throw error
      this.#options.onFileError(error)
      return null
    }
  }

  /** The index stays the same object where nothing visible has changed. */
  async #readInMemory(categories: Category[]): Promise<CatalogueContents> {
    const { contents } = this
    const all: CatalogProduct[] = []
    let isAlike = isDeepStrictEqual(categories, contents.categories)
    for await (const products of this.#readAll()) {
      isAlike &&= products.every((product) => isShownAlike(contents.products.get(product.id), product))
      all.push(...products)
    }
    isAlike &&= all.length === contents.products.size
    return isAlike
      ? { ...this.contents, products: new StoredProducts(all) }
      : createContents(categories, all, this.contents.synonyms)
  }

  async *#readAll(): AsyncGenerator<CatalogProduct[]> {
    for await (const batch of readAllProducts(this.#database.db)) yield withPictures(batch, this.#images)
  }

  #load() {
    const { file, onFileError } = this.#options
    try {
      return file === null ? null : loadCatalogue(file)
    } catch (error) {
      onFileError(error)
      return null
    }
  }

  #save(): void {
    const { file, onFileError } = this.#options
    if (this.#saving !== null || file === null) return
    this.#saving = this.#write(file)
      .catch(onFileError)
      .finally(() => {
        this.#saving = null
      })
  }

  async #write(file: CatalogueFile): Promise<void> {
    this.#changedMeanwhile = new Set()
    const { products } = this.contents
    const saved = await saveCatalogue(file, this.contents, () =>
      withoutPrints(this.#prints as RowPrints, this.#unprinted),
    )
    products.moveTo(saved, (id) => this.#changedMeanwhile.has(id))
  }
}

const CODES_OF_FILES = ['EACCES', 'EDQUOT', 'EEXIST', 'EIO', 'EISDIR', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS']

const isOfFiles = (error: unknown) =>
  error instanceof Error && 'code' in error && CODES_OF_FILES.includes(String(error.code))
