import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SEED_PRODUCTS } from '../src/server/db/seed/products.ts'
import type { SeedProduct } from '../src/server/db/seed/seed-product.ts'
import { orderOrExit } from '../studio/order.ts'
import { NoBlender } from '../studio/stills/blender.ts'
import { missingViews, shootProduct } from '../studio/stills/shoot-product.ts'

/** The home page first, then one of each category, then the rest. */
function inOrder(products: readonly SeedProduct[]): SeedProduct[] {
  const firsts = new Set(products.map((p) => products.find((other) => other.category === p.category)?.slug))
  const rank = (p: SeedProduct): number => (p.isBestseller ? 0 : p.isNew ? 1 : firsts.has(p.slug) ? 2 : 3)
  return [...products].sort((a, b) => rank(a) - rank(b))
}

/** `npm run studio -- [slug or model …] [--draft] [--list] [--views=front,side]` */
const order = orderOrExit(
  process.argv.slice(2),
  SEED_PRODUCTS.flatMap(({ slug, model }) => (model === null ? [slug] : [slug, model])),
)
const folder = order.draft ? join(tmpdir(), 'elegance-drafts') : join(import.meta.dirname, '../assets/pictures')
const wanted = inOrder(SEED_PRODUCTS).filter(
  (p) =>
    order.names.length === 0 || order.names.includes(p.slug) || (p.model !== null && order.names.includes(p.model)),
)
const due = wanted
  .map((product) => ({
    product,
    views: missingViews(product, folder, order.draft).filter((view) => order.views.includes(view)),
  }))
  .filter(({ views }) => views.length > 0)
const total = due.reduce((sum, { views }) => sum + views.length, 0)
console.log(`${total} pictures of ${due.length} products to make in ${folder}`)
if (order.list) for (const { product, views } of due) console.log(`  ${product.slug}: ${views.join(', ')}`)
else await shootAll()

async function shootAll(): Promise<void> {
  const start = Date.now()
  let done = 0
  let failed = 0
  for (const { product, views } of due) {
    try {
      await shootProduct(product, views, {
        folder,
        draft: order.draft,
        onShot: (line) => console.log(`  ${product.slug} ${line}`),
      })
    } catch (error) {
      failed++
      console.error(`${product.slug} failed: ${error instanceof Error ? error.message : String(error)}`)
      if (error instanceof NoBlender) break
    }
    done += views.length
    const left = ((Date.now() - start) / done) * (total - done)
    console.log(`${done}/${total} ${product.slug}; about ${Math.ceil(left / 60_000)} min left`)
  }
  if (failed > 0) process.exitCode = 1
}
