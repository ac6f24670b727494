import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '../src/contract/client.ts'
import { DEFAULT_SETTINGS } from '../src/domain/settings.ts'
import type { Env } from '../src/server/http/env.ts'
import { currentBuild, readBuilds } from '../src/server/rendering/builds.ts'
import { loadStorefrontBundle, type StorefrontBundle } from '../src/server/rendering/storefront-bundle.ts'
import { siteSettings } from '../src/server/settings/site-settings.ts'
import { EVERY_SCREEN } from '../test/support/every-screen.ts'
import { ROOT } from './run-steps.ts'

const COPIED = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'vite.admin.config.ts',
  'vite.server.config.ts',
  'scripts',
  'src',
  'public',
]
const PATHS = Object.values(EVERY_SCREEN).flat()

const copy = mkdtempSync(join(tmpdir(), 'build-beside-'))
const dist = pathToFileURL(join(copy, 'dist/'))
const oldBuild =
  currentBuild(pathToFileURL(join(ROOT, 'dist/')), 'storefront')
    .href.split('/')
    .at(-2) ?? ''
let running: StorefrontBundle
beforeAll(async () => {
  for (const name of [...COPIED, 'dist']) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  for (const name of ['node_modules', 'assets']) symlinkSync(join(ROOT, name), join(copy, name))
  running = await loadStorefrontBundle(dist)
}, 60_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

const build = () => spawnSync(process.execPath, [join(copy, 'scripts/build.ts')], { cwd: copy, encoding: 'utf8' })

/** What a running server answers of every page, without data, and which files it does not have. */
async function answersOf({ storefront, assets }: StorefrontBundle) {
  const app = new Hono<Env>().get('*', async (c) => (await assets(c)) ?? c.body(null, 404))
  const settings = siteSettings(DEFAULT_SETTINGS, { countBrands: () => 14 })
  const api = createClient(async () => Response.json({ error: { code: 'unavailable', message: '' } }, { status: 503 }))
  const site = {
    language: 'en',
    currency: 'EUR',
    bannerDismissed: false,
    origin: 'http://shop.test',
    settings,
  } as const
  const files = new Set<string>()
  const pages: string[] = []
  for (const url of PATHS) {
    const found = storefront.pageAssets(storefront.manifest, new URL(url, site.origin).pathname, 'en')
    for (const file of [found.scripts, found.ahead, found.styles].flat()) files.add(file)
    const page = await storefront.renderPage({ ...site, url, api, assets: found })
    pages.push('html' in page ? page.html.toString() : page.location)
  }
  const missing: string[] = []
  for (const file of files) if ((await app.request(file)).status !== 200) missing.push(file)
  return { pages, files, missing, has: async (file: string) => (await app.request(file)).status === 200 }
}

test('a build beside a running server changes nothing for it, and it has the files of the new pages', async () => {
  // Nothing was rendered yet: what a page needs is loaded when the server starts, not with the first request.
  appendFileSync(join(copy, 'src/content/about.en.md'), '\nA sentence of the new version.\n')
  expect(build()).toMatchObject({ status: 0 })
  expect(readBuilds(dist).storefront[1]).toBe(oldBuild)
  const updated = await answersOf(await loadStorefrontBundle(dist))
  expect(updated.pages.some((html) => html.includes('A sentence of the new version.'))).toBe(true)

  rmSync(new URL(`${oldBuild}/`, dist), { recursive: true })
  const before = await answersOf(running)
  expect(before.missing).toEqual([])
  expect(before.pages.filter((html) => html.includes('A sentence of the new version.'))).toEqual([])
  expect(before.pages.filter((html) => !html.startsWith('<!') && !html.startsWith('/'))).toEqual([])
  const added = [...updated.files].filter((file) => !before.files.has(file))
  expect(added.length).toBeGreaterThan(0)
  for (const file of added) expect(await before.has(file), file).toBe(true)
}, 120_000)

test('a server that starts after an update still answers for the files of the pages before', async () => {
  const other = join(copy, 'dist', oldBuild, 'client/assets')
  cpSync(join(ROOT, 'dist', oldBuild), join(copy, 'dist', oldBuild), { recursive: true })
  const updated = await answersOf(await loadStorefrontBundle(dist))
  const old = readdirSync(other).filter((name) => name.endsWith('.js'))
  const missing: string[] = []
  for (const name of old) if (!(await updated.has(`/assets/${name}`))) missing.push(name)
  expect([old.length > 100, missing]).toEqual([true, []])
  expect(await updated.has('/assets/never-built.js')).toBe(false)
}, 60_000)

test('the built server logs its own errors with the lines of the sources', () => {
  const builds = new URL('builds.json', dist)
  const before = readFileSync(builds, 'utf8')
  writeFileSync(builds, JSON.stringify({ ...readBuilds(dist), storefront: [] }))
  const env = { PATH: process.env.PATH, DATA_FOLDER: join(copy, 'data'), DEMO_DATA: 'no', LOG_LEVEL: 'error' }
  const { stderr, status } = spawnSync(process.execPath, [join(copy, 'scripts/serve.mjs')], { env, encoding: 'utf8' })
  writeFileSync(builds, before)
  expect(status).toBe(1)
  expect(JSON.parse(stderr)).toMatchObject({
    err: {
      message: 'the front end storefront is not built: run `npm run build`',
      stack: [
        expect.stringMatching(/src\/server\/rendering\/builds\.ts:\d+:\d+\)$/),
        ...Array(4).fill(expect.anything()),
      ],
    },
  })
}, 60_000)

test('a build that fails leaves the current one', () => {
  const before = readBuilds(dist)
  writeFileSync(join(copy, 'src/web/pages/home.tsx'), 'export const Page = (\n')
  expect(build().status).not.toBe(0)
  expect(readBuilds(dist)).toEqual(before)
  const folders = readdirSync(new URL(dist)).filter((name) => name.startsWith('.'))
  expect(folders).toEqual([])
  expect(existsSync(currentBuild(dist, 'storefront'))).toBe(true)
}, 60_000)
