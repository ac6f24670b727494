import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SEED_PRODUCTS } from '../src/server/db/seed/products.ts'
import type { SeedProduct } from '../src/server/db/seed/seed-product.ts'
import { parseCommandOptionsOrExit } from '../studio/command-options.ts'
import { BlenderMissingError } from '../studio/renders/blender.ts'
import { dueViews, renderProduct } from '../studio/renders/render-product.ts'
import { storeAllPreviews } from './store-previews.ts'

/** Products of the home page first, then one of each category, then the rest. */
function byPriority(products: readonly SeedProduct[]): SeedProduct[] {
  const firsts = new Set(products.map((p) => products.find((other) => other.category === p.category)?.slug))
  const rank = (p: SeedProduct): number => (p.isBestseller ? 0 : p.isNew ? 1 : firsts.has(p.slug) ? 2 : 3)
  return [...products].sort((a, b) => rank(a) - rank(b))
}

/** `npm run studio -- [slug or model …] [--draft] [--list] [--views=front,side]` */
const options = parseCommandOptionsOrExit(
  process.argv.slice(2),
  SEED_PRODUCTS.flatMap(({ slug, model }) => (model === null ? [slug] : [slug, model])),
)
const folder = options.draft ? join(tmpdir(), 'elegance-drafts') : join(import.meta.dirname, '../assets/pictures')
const wanted = byPriority(SEED_PRODUCTS).filter(
  (p) =>
    options.names.length === 0 ||
    options.names.includes(p.slug) ||
    (p.model !== null && options.names.includes(p.model)),
)
const due = wanted
  .map((product) => ({
    product,
    views: dueViews(product, folder, options.draft).filter((view) => options.views.includes(view)),
  }))
  .filter(({ views }) => views.length > 0)
const total = due.reduce((sum, { views }) => sum + views.length, 0)
console.log(`${total} images of ${due.length} products are due in ${folder}`)
if (options.list) for (const { product, views } of due) console.log(`  ${product.slug}: ${views.join(', ')}`)
else await renderAll()

async function renderAll(): Promise<void> {
  const start = Date.now()
  let done = 0
  let failed = 0
  for (const { product, views } of due) {
    try {
      await renderProduct(product, views, {
        folder,
        draft: options.draft,
        onRendered: (line) => console.log(`  ${product.slug} ${line}`),
      })
    } catch (error) {
      failed++
      console.error(`${product.slug} failed: ${error instanceof Error ? error.message : String(error)}`)
      if (error instanceof BlenderMissingError) break
    }
    done += views.length
    const left = ((Date.now() - start) / done) * (total - done)
    console.log(`${done}/${total} ${product.slug}; about ${Math.ceil(left / 60_000)} min left`)
  }
  if (!options.draft) await storeAllPreviews()
  if (failed > 0) process.exitCode = 1
}
