import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCommandOptionsOrExit } from '../studio/command-options.ts'
import { dueEditorialViews, renderEditorial } from '../studio/editorials/render-editorial.ts'
import { EDITORIALS } from '../studio/editorials/scenes.ts'
import { storeAllPreviews } from './store-previews.ts'

/** `npm run studio:editorials -- [scene …] [--draft] [--list]` */
const { names, draft, list } = parseCommandOptionsOrExit(
  process.argv.slice(2),
  EDITORIALS.map(({ name }) => name),
  ['draft', 'list'],
)
const folder = draft ? join(tmpdir(), 'elegance-drafts') : join(import.meta.dirname, '../assets/editorials')
const due = EDITORIALS.filter(
  (scene) =>
    (names.length === 0 || names.includes(scene.name)) && (draft || dueEditorialViews(scene, folder).length > 0),
)
console.log(`${due.length} scenes are due in ${folder}`)
if (list) for (const { name } of due) console.log(`  ${name}`)
else await renderAll()

async function renderAll(): Promise<void> {
  const start = Date.now()
  for (const [i, scene] of due.entries()) {
    await renderEditorial(scene, { folder, draft, onRendered: (line) => console.log(`  ${scene.name} ${line}`) })
    const left = ((Date.now() - start) / (i + 1)) * (due.length - i - 1)
    console.log(`${i + 1}/${due.length} ${scene.name}; about ${Math.ceil(left / 60_000)} min left`)
  }
  if (!draft) await storeAllPreviews()
}
