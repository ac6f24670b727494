import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildAll } from '../../scripts/build.ts'
import { faceModels } from '../../scripts/face-models.ts'
import { findBrowser } from '../../scripts/find-browser.ts'
import { currentBuild } from '../../src/server/rendering/builds.ts'
import { checkGolden } from './check-golden.ts'
import { measureDownload } from './measure-download.ts'
import { measureLive } from './measure-live.ts'
import { measureSpeed } from './measure-speed.ts'
import { measureCopies, measureFaces, measureNoFaces, measureSwitch, urlOf } from './measures.ts'
import { openBench } from './open-bench.ts'
import { printRows } from './result-table.ts'
import { measurePoses } from './synthetic-poses.ts'
import { writeSample } from './write-sample.ts'

/**
 * Measures the mirror and prints the results beside their targets: `npm run tryon:check`.
 *
 * `-- --faces <folder>` measures other pictures, with manual marks in their `annotations.json` if there is one.
 * `-- --write-sample` writes the landmarks of the sample portrait, `-- --write-golden` the golden pictures.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const { values: options } = parseArgs({
  options: { faces: { type: 'string' }, 'write-sample': { type: 'boolean' }, 'write-golden': { type: 'boolean' } },
})
const faces = resolve(options.faces ?? join(ROOT, 'public/pictures'))
const pictures = readdirSync(faces).filter((name) => /\.(jpe?g|png|webp|svg)$/i.test(name))
const annotations = join(faces, 'annotations.json')

buildAll()
const build = currentBuild(new URL('../../dist/', import.meta.url), 'storefront')
const folders = {
  faces,
  models: join(ROOT, 'assets/models'),
  frames: join(ROOT, 'assets/pictures'),
  sample: join(ROOT, 'public/pictures'),
}
const bench = await openBench({ browserPath: findBrowser(), plugins: [faceModels()], folders })
try {
  if (options['write-sample']) await writeSample(bench.page, join(folders.sample, 'sample-landmarks.json'))
  const annotated = existsSync(annotations) ? JSON.parse(readFileSync(annotations, 'utf8')) : {}
  const passed = printRows([
    ...(await measureFaces(bench.page, pictures, annotated)),
    await measureNoFaces(bench.page, folders.frames),
    ...(await measureCopies(bench.page, pictures)),
    await measureSwitch(bench.page, pictures),
    measurePoses(),
    ...(await measureLive(bench.page, urlOf(pictures[0] ?? ''))),
    await checkGolden(bench.page, options['write-golden'] ?? false),
    ...measureDownload(fileURLToPath(new URL('client/assets', build)), folders.models),
    ...(await measureSpeed(bench.page, urlOf(pictures[0] ?? ''))),
  ])
  process.exitCode = passed ? 0 : 1
} finally {
  await bench.close()
}
