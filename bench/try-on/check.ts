import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { buildAll } from '../../scripts/build.ts'
import { findBrowser } from '../../scripts/find-browser.ts'
import { tryOnModels } from '../../scripts/try-on-models.ts'
import { currentBuild } from '../../src/server/rendering/builds.ts'
import { checkGolden } from './check-golden.ts'
import { measureDownload } from './measure-download.ts'
import { measureGlasses } from './measure-glasses.ts'
import { measureHands } from './measure-hands.ts'
import { measureLive } from './measure-live.ts'
import { measureSpeed } from './measure-speed.ts'
import { measureAges, measureCopies, measureFaces, measureNoFaces, measureSwitch, urlOf } from './measures.ts'
import { openBench } from './open-bench.ts'
import { printRows } from './result-table.ts'
import { listSheetFaces } from './sheet-faces.ts'
import { measurePoses } from './synthetic-poses.ts'
import { writeSample } from './write-sample.ts'
import { writeSheet } from './write-sheet.ts'

/**
 * Measures the mirror and prints the results beside their targets: `npm run tryon:check`.
 *
 * `-- --faces <folder>` measures other pictures, with manual marks in their `annotations.json` if there is one.
 * `-- --write-sample` writes the landmarks of the sample portrait, `-- --write-golden` the golden pictures.
 *
 * It also writes `dist/try-on-sheet.png`, 24 try-ons for a person to judge; `-- --only-sheet` writes nothing else. With
 * `--faces`, half of its faces are from that folder.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const { values: options } = parseArgs({
  options: {
    faces: { type: 'string' },
    'write-sample': { type: 'boolean' },
    'write-golden': { type: 'boolean' },
    'only-sheet': { type: 'boolean' },
  },
})
const faces = resolve(options.faces ?? join(ROOT, 'public/pictures'))
const pictures = readdirSync(faces).filter((name) => /\.(jpe?g|png|webp|svg)$/i.test(name))
const annotations = join(faces, 'annotations.json')

if (!options['only-sheet']) await buildAll()
const folders = {
  faces,
  models: join(ROOT, 'assets/models'),
  frames: join(ROOT, 'assets/pictures'),
  sample: join(ROOT, 'public/pictures'),
  heads: join(ROOT, 'bench/try-on/heads'),
  hands: join(ROOT, 'dist/try-on-hands'),
}
const bench = await openBench({ browserPath: findBrowser(), plugins: [tryOnModels()], folders })
try {
  if (options['write-sample']) await writeSample(bench.page, join(folders.sample, 'sample-landmarks.json'))
  const sheet = join(ROOT, 'dist/try-on-sheet.png')
  const worn = await writeSheet(bench.page, listSheetFaces(options.faces ? pictures : [], folders.heads), sheet)
  console.log(`${worn} try-ons to look at: ${sheet}`)
  if (!options['only-sheet']) process.exitCode = (await measureAll(bench.page)) ? 0 : 1
} finally {
  await bench.close()
}

async function measureAll(page: Page): Promise<boolean> {
  const annotated = existsSync(annotations) ? JSON.parse(readFileSync(annotations, 'utf8')) : {}
  const build = currentBuild(new URL('../../dist/', import.meta.url), 'storefront')
  return printRows([
    ...(await measureFaces(page, pictures, annotated)),
    await measureNoFaces(page, folders.frames),
    ...(await measureCopies(page, pictures)),
    await measureSwitch(page, pictures),
    await measureGlasses(
      page,
      folders.frames,
      listSheetFaces(pictures, folders.heads).map(({ url }) => url),
    ),
    await measureAges(page, pictures),
    await measureHands(page, listBareFaces(), folders.hands),
    measurePoses(),
    ...(await measureLive(page, urlOf(pictures[0] ?? ''))),
    await checkGolden(page, options['write-golden'] ?? false),
    ...measureDownload(fileURLToPath(new URL('client/assets', build)), folders.models),
    ...(await measureSpeed(page, urlOf(pictures[0] ?? ''))),
  ])
}

function listBareFaces() {
  const own = readdirSync(folders.heads).map((name) => ({ url: `/heads/${name}`, path: join(folders.heads, name) }))
  const given = pictures.map((name) => ({ url: urlOf(name), path: join(faces, name) }))
  return [...given, ...own].map(({ url, path }) => ({ url, bytes: readFileSync(path) }))
}
