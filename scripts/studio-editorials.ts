import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EDITORIALS } from '../studio/editorials/scenes.ts'
import { missingEditorialViews, shootEditorial } from '../studio/editorials/shoot-editorial.ts'

const args = process.argv.slice(2)
const draft = args.includes('--draft')
const names = args.filter((arg) => !arg.startsWith('--'))
const folder = draft ? join(tmpdir(), 'elegance-drafts') : join(import.meta.dirname, '../assets/editorials')
for (const scene of EDITORIALS) {
  if (names.length > 0 && !names.includes(scene.name)) continue
  if (!draft && missingEditorialViews(scene, folder).length === 0) continue
  const start = Date.now()
  await shootEditorial(scene, { folder, draft, onShot: (line) => console.log(`  ${scene.name} ${line}`) })
  console.log(`${scene.name} in ${Math.round((Date.now() - start) / 1000)} s`)
}
