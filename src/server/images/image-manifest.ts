import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Editorials, readEditorials } from './editorials.ts'
import { type ImageVariants, readImageVariants } from './image-variants.ts'
import { type Models, readModels } from './models.ts'

const ASSETS = fileURLToPath(new URL('../../../assets', import.meta.url))

/** What the studio has made so far: images of products, editorials and models. It is read once, when the shop opens. */
export interface ImageManifest {
  variants: ImageVariants
  editorials: Editorials
  models: Models
}

/** @param folder the project's `assets`, or another of its shape */
export async function readImageManifest(folder = ASSETS): Promise<ImageManifest> {
  const [variants, editorials, models] = await Promise.all([
    readImageVariants(join(folder, 'pictures')),
    readEditorials(join(folder, 'editorials')),
    readModels(join(folder, 'models')),
  ])
  return { variants, editorials, models }
}
