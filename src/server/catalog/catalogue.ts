import type { Category, Facets, Product, ProductsAsked } from '../../contract/catalog.ts'
import { fromWire } from '../../contract/money.ts'
import { el } from '../../i18n/el.ts'
import { en } from '../../i18n/en.ts'
import type { IndexedProduct } from '../catalog-index/product-columns.ts'
import { createProductIndex } from '../catalog-index/product-index.ts'
import type { Database } from '../db/connect.ts'
import { shownPictures, shownPreview } from '../images/image-manifest.ts'
import type { Prints } from '../images/image-variants.ts'
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
      const { total, ids } = state.index.query({ ...questionOf(state.categories, asked), ...pageOf(asked) })
      return { total, products: ids.flatMap((id) => state.products.get(id) ?? []) }
    },
    listFacets: (asked) => state.index.facets(questionOf(state.categories, asked)),
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

const withPictures = (products: readonly Product[], prints: Prints): Product[] =>
  products.map((product) => {
    const { slug, images } = product
    return { ...product, images: shownPictures(prints, slug, images), preview: shownPreview(prints, slug, images) }
  })

function indexed(product: Product, categories: readonly Category[]): IndexedProduct {
  const category = categories.find((one) => one.id === product.categoryId)
  return {
    id: product.id,
    categorySlug: category?.slug ?? '',
    brand: product.brand,
    color: product.color,
    shape: product.shape,
    frameType: product.frameType,
    gender: product.gender,
    isBestseller: product.isBestseller,
    isNew: product.isNew,
    inStock: product.stock > 0,
    unitPriceCents: fromWire(product.discountPrice ?? product.price),
    createdAt: Date.parse(product.createdAt),
    searchText: searchText(product, category),
  }
}

/** Everything a product may be looked for by: its names, its codes, and its vocabulary's words in both languages. */
function searchText(product: Product, category: Category | undefined): string {
  const { name, nameEl, brand, sku, model, color, shape, material, gender } = product
  const words = [en, el].flatMap((language) => [
    language.colors[color],
    language.materials[material],
    shape && language.shapes[shape],
    gender && language.genders[gender],
  ])
  return [name, nameEl, brand, sku, model, category?.name, category?.nameEl, ...words].filter(Boolean).join(' ')
}

function questionOf(categories: readonly Category[], asked: ProductsAsked) {
  const { brand, color, shape, frameType, gender, isBestseller, isNew } = asked
  return {
    filters: {
      category: categoryAsked(categories, asked),
      brand,
      color,
      shape,
      frameType,
      gender,
      isBestseller,
      isNew,
    },
    q: asked.q,
    minPriceCents: asked.minPrice === undefined ? undefined : asked.minPrice * 100,
    maxPriceCents: asked.maxPrice === undefined ? undefined : asked.maxPrice * 100,
  }
}

/** The one category asked for by slug, by id or by both; two different ones, or none of ours, match nothing: `''`. */
function categoryAsked(categories: readonly Category[], { category, categoryId }: ProductsAsked): string | undefined {
  if (categoryId === undefined) return category
  const slug = categories.find((one) => one.id === categoryId)?.slug ?? ''
  return category === undefined || category === slug ? slug : ''
}

function pageOf(asked: ProductsAsked) {
  return { sort: asked.sort, excludeId: asked.exclude, offset: asked.offset ?? 0, limit: asked.limit }
}

const gather = () => new Promise<void>((resolve) => setTimeout(resolve, GATHER_MS))
