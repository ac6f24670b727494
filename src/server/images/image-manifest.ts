import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Editorials, readEditorials } from './editorials.ts'
import { type Prints, readPrints } from './image-variants.ts'
import { type Models, readModels } from './models.ts'

const ASSETS = fileURLToPath(new URL('../../../assets', import.meta.url))

/** What the studio has made so far: pictures, scenes and models. It is read once, when the shop opens. */
export interface StudioShelf {
  prints: Prints
  editorials: Editorials
  models: Models
}

/** @param folder the project's `assets`, or another of its shape */
export async function openStudioShelf(folder = ASSETS): Promise<StudioShelf> {
  const [prints, editorials, models] = await Promise.all([
    readPrints(join(folder, 'pictures')),
    readEditorials(join(folder, 'editorials')),
    readModels(join(folder, 'models')),
  ])
  return { prints, editorials, models }
}

/** A product's pictures as they are shown: the studio's in place of drawings, never in place of the importer's own. */
export function shownPictures(prints: Prints, slug: string, images: readonly string[]): string[] {
  return [...((areDrawn(slug, images) && prints.find(slug)) || images)]
}

/** What stands in the place of the first of them until it arrives; `null` where that is no photograph of the studio's. */
export function shownPreview(prints: Prints, slug: string, images: readonly string[]): string | null {
  return areDrawn(slug, images) ? prints.previewOf(slug) : null
}

const areDrawn = (slug: string, images: readonly string[]) =>
  images.every((image) => image.startsWith(`/pictures/${slug}/`) && image.endsWith('.svg'))
