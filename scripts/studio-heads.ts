import { join } from 'node:path'
import { readCanonicalFace } from '../studio/heads/canonical-surface.ts'
import { writeSamplePortrait } from '../studio/heads/sample-portrait.ts'
import { writeSizePictures } from '../studio/heads/size-pictures.ts'
import { extractFaceModels } from './face-models.ts'
import { storeAllPreviews } from './store-previews.ts'

/** `npm run studio:heads`: the heads of the size guide and the fit finder, and the try-on's sample portrait. */
const ROOT = join(import.meta.dirname, '..')
const { mesh } = extractFaceModels()
if (mesh === undefined) throw new Error('the face models have no mesh')
await writeSizePictures(join(ROOT, 'assets/pictures'), join(ROOT, 'assets/editorials/heads'))
await writeSamplePortrait(join(ROOT, 'public/pictures/sample-portrait.webp'), {
  canonical: readCanonicalFace(mesh),
  draft: false,
  onRendered: (line) => console.log(`  ${line}`),
})
await storeAllPreviews()
