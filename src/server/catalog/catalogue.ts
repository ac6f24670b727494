import type { Category, Facets, ProductsAsked } from '../../contract/catalog.ts'
import { createProductIndex } from '../catalog-index/product-index.ts'
import type { Database } from '../db/connect.ts'
import type { ImageVariants as Prints } from '../images/image-variants.ts'
import { indexed, type CatalogProduct as Product, withPictures } from './catalog-product.ts'
import { toCriteria, toPage } from './index-query.ts'
import { readCategories, readProducts } from './read-products.ts'

/** The catalogue as every process keeps it in memory; the database tells it which products changed. */
export interface Catalogue {
  listCategories(): Category[]
  findCategory(slug: string): Category | null
  findProduct(id: number): Product | null
  findBySlug(slug: string): Product | null
  listProducts(asked: ProductsAsked): { products: Product[]; total: number }
  listFacets(asked: ProductsAsked): Facets
  /** Calls `changed` after each change, when the catalogue answers with what is new. */
  onChange(changed: () => void): void
  /** Resolves once every change told so far has been taken in. */
  settled(): Promise<void>
}

/** Changes that come within this time are read together. */
const GATHER_MS = 10

/** Reads the catalogue and keeps it fresh until the database is closed. */
export async function openCatalogue(
  database: Database,
  prints: Prints,
  onError: (error: unknown) => void,
): Promise<Catalogue> {
  const state = { ...(await readAll(database, prints)), listeners: [] as (() => void)[] }
  const pending = new Set<string>()
  let work: Promise<void> = Promise.resolve()

  function hear(payload: string): void {
    pending.add(payload)
    if (pending.size === 1) work = work.then(gather).then(takeIn).catch(onError)
  }

  async function takeIn(): Promise<void> {
    const told = [...pending]
    pending.clear()
    const ids = told.map(Number)
    if (ids.every(Number.isInteger)) await patch(state, database, prints, ids)
    else Object.assign(state, await readAll(database, prints))
    for (const changed of state.listeners) changed()
  }

  await database.listen('catalogue', hear, () => hear('all'))
  // What changed between the first reading and the listening was told to nobody.
  Object.assign(state, await readAll(database, prints))

  return {
    listCategories: () => state.categories,
    findCategory: (slug) => state.categories.find((category) => category.slug === slug) ?? null,
    findProduct: (id) => state.products.get(id) ?? null,
    findBySlug: (slug) => state.products.get(state.idsBySlug.get(slug) ?? 0) ?? null,
    listProducts: (asked) => {
      if (asked.ids) {
        const products = asked.ids.flatMap((id) => state.products.get(id) ?? [])
        return { total: products.length, products }
      }
      const { total, ids } = state.index.query({ ...toCriteria(state.categories, asked), ...toPage(asked) })
      return { total, products: ids.flatMap((id) => state.products.get(id) ?? []) }
    },
    listFacets: (asked) => state.index.facets(toCriteria(state.categories, asked)),
    onChange: (changed) => state.listeners.push(changed),
    settled: async () => {
      do await work
      while (pending.size > 0)
    },
  }
}

type Contents = Awaited<ReturnType<typeof readAll>>

async function readAll({ db }: Database, prints: Prints) {
  const [categories, all] = [await readCategories(db), withPictures(await readProducts(db), prints)]
  const products = new Map(all.map((product) => [product.id, product]))
  const idsBySlug = new Map(all.map((product) => [product.slug, product.id]))
  return { categories, products, idsBySlug, index: createProductIndex(all.map((one) => indexed(one, categories))) }
}

async function patch(contents: Contents, { db }: Database, prints: Prints, ids: number[]): Promise<void> {
  const changed = withPictures(await readProducts(db, ids), prints)
  const { products, idsBySlug, index, categories } = contents
  for (const id of ids) {
    const before = products.get(id)
    if (before !== undefined) idsBySlug.delete(before.slug)
    products.delete(id)
  }
  for (const product of changed) {
    products.set(product.id, product)
    idsBySlug.set(product.slug, product.id)
  }
  index.remove(ids.filter((id) => !products.has(id)))
  index.upsert(changed.map((product) => indexed(product, categories)))
}

const gather = () => new Promise<void>((resolve) => setTimeout(resolve, GATHER_MS))
