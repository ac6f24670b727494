import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EDITORIALS } from '../studio/editorials/scenes.ts'
import { missingEditorialViews, shootEditorial } from '../studio/editorials/shoot-editorial.ts'
import { orderOrExit } from '../studio/order.ts'

/** `npm run studio:editorials -- [scene …] [--draft] [--list]` */
const { names, draft, list } = orderOrExit(
  process.argv.slice(2),
  EDITORIALS.map(({ name }) => name),
  ['draft', 'list'],
)
const folder = draft ? join(tmpdir(), 'elegance-drafts') : join(import.meta.dirname, '../assets/editorials')
const due = EDITORIALS.filter(
  (scene) =>
    (names.length === 0 || names.includes(scene.name)) && (draft || missingEditorialViews(scene, folder).length > 0),
)
console.log(`${due.length} scenes to make in ${folder}`)
if (list) for (const { name } of due) console.log(`  ${name}`)
else await shootAll()

async function shootAll(): Promise<void> {
  const start = Date.now()
  for (const [i, scene] of due.entries()) {
    await shootEditorial(scene, { folder, draft, onShot: (line) => console.log(`  ${scene.name} ${line}`) })
    const left = ((Date.now() - start) / (i + 1)) * (due.length - i - 1)
    console.log(`${i + 1}/${due.length} ${scene.name}; about ${Math.ceil(left / 60_000)} min left`)
  }
}
