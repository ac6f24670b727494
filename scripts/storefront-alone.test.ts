import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentBuild } from '../src/server/rendering/builds.ts'
import { ROOT } from './run-steps.ts'

const BACK_OFFICE = /\/src\/(admin|ui\/dense|contract\/admin|i18n\/admin-)/
const NEEDED = ['package.json', 'vite.config.ts', 'scripts', 'src', 'public']

const copy = mkdtempSync(join(tmpdir(), 'storefront-alone-'))
beforeAll(() => {
  const filter = (path: string) => !BACK_OFFICE.test(path)
  for (const name of NEEDED) cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: copy, env })
  if (status !== 0) throw new Error(String(stderr))
}, 120_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Without Vite's manifest, whose keys are paths into `node_modules`. */
function assetsOf(folder: string): Record<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$|^manifest\.json$/.test(entry.name))
  const paths = files.map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path)]))
}

test('the storefront’s assets are byte for byte the same without the back office', () => {
  const alone = assetsOf(join(copy, 'dist/client'))
  const built = assetsOf(
    fileURLToPath(new URL('client', currentBuild(pathToFileURL(join(ROOT, 'dist/')), 'storefront'))),
  )
  expect(Object.keys(built).sort()).toEqual(Object.keys(alone).sort())
  expect(Object.keys(built).filter((name) => !alone[name]?.equals(built[name] as Buffer))).toEqual([])
})
