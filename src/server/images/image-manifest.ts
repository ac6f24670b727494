import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PROJECT } from '../project-folder.ts'
import { type Editorials, readEditorials } from './editorials.ts'
import { type ImageVariants, readImageVariants } from './image-variants.ts'
import { type Models, readModels } from './models.ts'
import { openPreviews } from './previews.ts'

const ASSETS = fileURLToPath(new URL('assets', PROJECT))

/** The rendered images of products and editorials, and the models. Read once at startup. */
export interface ImageManifest {
  variants: ImageVariants
  editorials: Editorials
  models: Models
}

/** @param folder the project's `assets`, or one of the same layout */
export async function readImageManifest(folder = ASSETS): Promise<ImageManifest> {
  const previewOf = await openPreviews(folder)
  const [variants, editorials, models] = await Promise.all([
    readImageVariants(join(folder, 'pictures'), previewOf),
    readEditorials(join(folder, 'editorials'), previewOf),
    readModels(join(folder, 'models')),
  ])
  return { variants, editorials, models }
}
