import { join } from 'node:path'
import { HEAD_NAMES } from '../src/domain/fitting/limestone-heads.ts'
import { SEED_PRODUCTS } from '../src/server/db/seed/products.ts'
import { parseCommandOptionsOrExit } from '../studio/command-options.ts'
import { readCanonicalFace } from '../studio/heads/canonical-surface.ts'
import { headCache } from '../studio/heads/carved-head.ts'
import { dueWornPictures, renderWorn } from '../studio/heads/render-worn.ts'
import { extractFaceModels } from './face-models.ts'

/** `npm run studio:worn -- [slug …] [--draft] [--list]`: the pictures of frames worn by the limestone heads. */
const options = parseCommandOptionsOrExit(
  process.argv.slice(2),
  SEED_PRODUCTS.map(({ slug }) => slug),
  ['draft', 'list'],
)
const folder = options.draft ? join(headCache(), 'drafts') : join(import.meta.dirname, '../assets/pictures')
const wanted = SEED_PRODUCTS.filter(({ slug }) => options.names.length === 0 || options.names.includes(slug))
const due = dueWornPictures(wanted, folder, options.draft)
console.log(`${due.length} worn pictures are due in ${folder}`)
if (options.list) for (const { product, head } of due) console.log(`  ${product.slug}: ${head}`)
else await renderAll()

async function renderAll(): Promise<void> {
  const { mesh } = extractFaceModels()
  if (mesh === undefined) throw new Error('the face models have no mesh')
  const canonical = readCanonicalFace(mesh)
  for (const place of [0, 1]) {
    for (const head of HEAD_NAMES) {
      const products = due.filter((one) => one.head === head && one.place === place).map(({ product }) => product)
      if (products.length === 0) continue
      const onRendered = (line: string) => console.log(`  ${head} ${line}`)
      await renderWorn(head, products, { folder, canonical, draft: options.draft, onRendered })
    }
  }
}
