import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Bench } from './page.ts'
import type { Copy } from './picture-copy.ts'
import type { Row } from './result-table.ts'

const COPIES: Copy[] = [
  {},
  { isMirrored: true },
  { rollDegrees: 12 },
  { scale: 0.6 },
  { jpegQuality: 0.4 },
  { brightness: 0.5 },
]

/**
 * Counts the faces that are found to wear glasses, among pictures of our heads with frames on and among bare faces. Pictures
 * without a found face do not count.
 * @param frames the folder of product pictures
 * @param bare addresses of bare faces
 */
export async function measureGlasses(page: Page, frames: string, bare: readonly string[]): Promise<Row> {
  const worn = readdirSync(frames).flatMap((slug) =>
    readdirSync(join(frames, slug))
      .filter((name) => /^worn-.*-1000\.webp$/.test(name))
      .map((name) => ({ url: `/frames/${slug}/${name}`, copy: {} })),
  )
  const copies = bare.flatMap((url) => COPIES.map((copy) => ({ url, copy })))
  const [found, falsely] = [await notice(page, worn), await notice(page, copies)]
  return {
    name: 'worn glasses noticed, and falsely on bare faces',
    target: '≥ 80 %, ≤ 2 %',
    measured: `${found.noticed} of ${found.all}, ${falsely.noticed} of ${falsely.all} copies of ${bare.length} faces`,
    isMet: found.noticed >= 0.8 * found.all && falsely.noticed <= 0.02 * falsely.all,
  }
}

async function notice(page: Page, pictures: readonly { url: string; copy: Copy }[]) {
  const counts = { noticed: 0, all: 0 }
  for (const { url, copy } of pictures) {
    const wears = await page.evaluate(([a, c]) => (window as unknown as { bench: Bench }).bench.glasses(a, c), [
      url,
      copy,
    ] as const)
    if (wears !== null) counts.all++
    if (wears) counts.noticed++
  }
  return counts
}
