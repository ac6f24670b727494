import { isDeepStrictEqual } from 'node:util'
import type { Database, Db } from '../db/connect.ts'
import type { ImageVariants } from '../images/image-variants.ts'
import { type CatalogProduct, withPictures } from './catalog-product.ts'
import { type CatalogueContents, createContents, isShownAlike, patchContents } from './catalogue-contents.ts'
import { readAllProducts, readCategories, readProducts } from './read-products.ts'
import { type Change, Refresh, type RefreshOptions } from './refresh.ts'

/** The current catalogue contents. Readers always see one complete version. */
export class FreshContents {
  readonly #db: Db
  readonly #variants: ImageVariants
  readonly #listeners: (() => void)[] = []
  readonly refresh: Refresh
  current: CatalogueContents = createContents([], [])

  private constructor(db: Db, variants: ImageVariants, options: RefreshOptions) {
    this.#db = db
    this.#variants = variants
    this.refresh = new Refresh((change) => this.#takeIn(change), options)
  }

  /** @throws the error of the first read; later errors go to `onError` and the last contents stay */
  static async open(database: Database, variants: ImageVariants, options: RefreshOptions): Promise<FreshContents> {
    const contents = new FreshContents(database.db, variants, options)
    const { refresh } = contents
    // Listen first, so that no change between the first read and the next one is missed.
    await database.listen(
      'catalogue',
      (payload) => refresh.hear(payload),
      () => refresh.hear('all'),
    )
    await contents.#reread()
    refresh.start()
    return contents
  }

  onChange(changed: () => void): void {
    this.#listeners.push(changed)
  }

  async #takeIn(change: Change): Promise<void> {
    const isChanged = change === 'all' ? await this.#reread() : await this.#patch(change)
    if (isChanged) for (const changed of this.#listeners) changed()
  }

  async #patch(ids: readonly number[]): Promise<true> {
    patchContents(this.current, ids, withPictures(await readProducts(this.#db, ids), this.#variants))
    return true
  }

  /** Applies a read. Returns whether anything visible changed. */
  async #reread(): Promise<boolean> {
    const { current } = this
    const categories = await readCategories(this.#db)
    const all: CatalogProduct[] = []
    let isAlike = isDeepStrictEqual(categories, current.categories)
    for await (const batch of readAllProducts(this.#db)) {
      const products = withPictures(batch, this.#variants)
      isAlike &&= products.every((product) => isShownAlike(current.products.get(product.id), product))
      all.push(...products)
    }
    isAlike &&= all.length === current.products.size
    this.current = isAlike
      ? { ...current, products: new Map(all.map((product) => [product.id, product])) }
      : createContents(categories, all)
    return !isAlike
  }
}
