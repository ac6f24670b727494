import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { currentBuild } from '../src/server/rendering/builds.ts'
import type { Manifest } from '../src/web/page-assets.ts'

const CLIENT = new URL('client/', currentBuild(new URL('../dist/', import.meta.url), 'admin'))
/** Each is a request. The texts of a language come besides. */
const MOST_FILES = 12

const manifest: Manifest = JSON.parse(readFileSync(new URL('manifest.json', CLIENT), 'utf8'))
const screens = Object.keys(manifest).filter((source) => source.startsWith('src/admin/pages/'))

function filesOf(source: string, files = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[source] ?? {}
  if (file === undefined || files.has(file)) return files
  files.add(file)
  for (const one of imports) filesOf(one, files)
  return files
}
const filesOfScreen = (screen: string) => [...filesOf(screen, filesOf('src/admin/start-admin.tsx'))]

test('the build has the screens of the back office', () => expect(screens.length).toBeGreaterThan(40))

test.each(screens)('%s opens with few files of scripts, and without zod', (screen) => {
  const files = filesOfScreen(screen)
  expect(files.length).toBeGreaterThan(3)
  expect(files.length).toBeLessThanOrEqual(MOST_FILES)
  for (const file of files) expect(readFileSync(new URL(file, CLIENT), 'utf8'), file).not.toMatch(/ZodError|_zod\b/)
})
