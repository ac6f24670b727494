import { join } from 'node:path'
import { readCanonicalFace } from '../studio/heads/canonical-surface.ts'
import { writePortraits } from '../studio/heads/render-portraits.ts'
import { extractFaceModels } from './face-models.ts'
import { storeAllPreviews } from './store-previews.ts'

/** `npm run studio:heads`: the portraits of the limestone heads and the try-on's sample portrait. */
const ROOT = join(import.meta.dirname, '..')
const { mesh } = extractFaceModels()
if (mesh === undefined) throw new Error('the face models have no mesh')
await writePortraits(join(ROOT, 'assets/editorials/heads'), join(ROOT, 'public/pictures/sample-portrait.webp'), {
  canonical: readCanonicalFace(mesh),
  draft: false,
  onRendered: (line) => console.log(`  ${line}`),
})
await storeAllPreviews()
