import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildStorefront } from '../../scripts/build.ts'
import { faceModels } from '../../scripts/face-models.ts'
import { findBrowser } from '../../scripts/find-browser.ts'
import { checkGolden } from './check-golden.ts'
import { measureSpeed } from './measure-speed.ts'
import { addressOf, measureCopies, measureFaces, measureNoFaces, measureSwitch } from './measures.ts'
import { openBench } from './open-bench.ts'
import { printRows } from './rows.ts'
import { measurePoses } from './synthetic-poses.ts'
import { measureWire } from './wire.ts'
import { writeSample } from './write-sample.ts'

/**
 * Measures the mirror and prints it beside its targets: `npm run tryon:check`, with pictures of one's own
 * `-- --faces <folder>` (and hand annotations in its `annotations.json`, where there are some). `-- --write-sample` reads
 * the sample portrait anew, `-- --write-golden` paints the golden pictures anew.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const { values: asked } = parseArgs({
  options: { faces: { type: 'string' }, 'write-sample': { type: 'boolean' }, 'write-golden': { type: 'boolean' } },
})
const faces = resolve(asked.faces ?? join(ROOT, 'public/pictures'))
const pictures = readdirSync(faces).filter((name) => /\.(jpe?g|png|webp|svg)$/i.test(name))
const annotations = join(faces, 'annotations.json')

buildStorefront()
const folders = {
  faces,
  models: join(ROOT, 'assets/models'),
  frames: join(ROOT, 'assets/pictures'),
  sample: join(ROOT, 'public/pictures'),
}
const bench = await openBench({ browserPath: findBrowser(), plugins: [faceModels()], folders })
try {
  if (asked['write-sample']) await writeSample(bench.page, join(folders.sample, 'sample-landmarks.json'))
  const annotated = existsSync(annotations) ? JSON.parse(readFileSync(annotations, 'utf8')) : {}
  const passed = printRows([
    ...(await measureFaces(bench.page, pictures, annotated)),
    await measureNoFaces(bench.page, folders.frames),
    ...(await measureCopies(bench.page, pictures)),
    await measureSwitch(bench.page, pictures),
    measurePoses(),
    await checkGolden(bench.page, asked['write-golden'] ?? false),
    ...measureWire(join(ROOT, 'dist/client/assets'), folders.models),
    ...(await measureSpeed(bench.page, addressOf(pictures[0] ?? ''))),
  ])
  process.exitCode = passed ? 0 : 1
} finally {
  await bench.close()
}
