import { fileURLToPath } from 'node:url'
import { readEditorials } from '../src/server/images/editorials.ts'
import { readImageVariants } from '../src/server/images/image-variants.ts'
import { openPreviews, storePreviews } from '../src/server/images/previews.ts'

const ASSETS = fileURLToPath(new URL('../assets', import.meta.url))

/** Stores the previews of all finished pictures, so that the shop need not make them at each start. */
export async function storeAllPreviews(): Promise<void> {
  const previews = new Map<string, string>()
  const previewOf = await openPreviews(ASSETS, (mark, preview) => previews.set(mark, preview))
  await readImageVariants(`${ASSETS}/pictures`, previewOf)
  await readEditorials(`${ASSETS}/editorials`, previewOf)
  await storePreviews(ASSETS, previews)
}

if (import.meta.main) await storeAllPreviews()
