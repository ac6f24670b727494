import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEditorials } from '../src/server/images/editorials.ts'
import { readImageVariants } from '../src/server/images/image-variants.ts'
import { openPreviews } from '../src/server/images/previews.ts'

const ASSETS = new URL('../assets/', import.meta.url).pathname

test('the preview of every finished picture is stored, and no other: `node scripts/store-previews.ts` does it', async () => {
  const used: string[] = []
  const previewOf = await openPreviews(ASSETS, (mark) => used.push(mark))
  await readImageVariants(`${ASSETS}pictures`, previewOf)
  await readEditorials(`${ASSETS}editorials`, previewOf)
  const stored = Object.keys(JSON.parse(readFileSync(`${ASSETS}previews.json`, 'utf8')))
  expect(stored).toEqual([...new Set(used)].sort())
})
