import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { BUILDS_FILE, type BuildName, readBuilds } from '../src/server/rendering/builds.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DIST = join(ROOT, 'dist/')
/** Pages that browsers opened before an update load the rest of their files from the builds before. */
const KEPT = 3
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest|html|wasm|bin)$/
const LEAST_BYTES = 256
const LARGE_BYTES = 1_000_000
const SHARED = ['package-lock.json', 'scripts/build.ts', 'src/i18n', 'src/domain', 'src/contract']

interface Part {
  title: string
  name: BuildName
  sources: readonly string[]
  /** The arguments of each run of `vite build`, by the folder of the build that it writes. */
  runs: Readonly<Record<string, readonly string[]>>
}

const PARTS: readonly Part[] = [
  {
    title: 'storefront',
    name: 'storefront',
    sources: [
      'vite.config.ts',
      'scripts/try-on-models.ts',
      'scripts/age-model.ts',
      'scripts/face-models.ts',
      'scripts/hand-models.ts',
      'scripts/iris-model.ts',
      'scripts/read-pinned.ts',
      'src/client',
      'src/ui',
      'src/web',
      'src/component-gallery',
      'src/content',
      'public',
    ],
    runs: { client: [], server: ['--ssr', 'src/web/entry-server.tsx'] },
  },
  {
    title: 'back office',
    name: 'admin',
    sources: ['vite.admin.config.ts', 'src/client', 'src/ui', 'src/admin'],
    runs: { client: ['--config', 'vite.admin.config.ts'] },
  },
  {
    title: 'server',
    name: 'server',
    sources: ['vite.server.config.ts', 'src/server'],
    runs: { '': ['--config', 'vite.server.config.ts'] },
  },
]

/**
 * Builds the storefront, the back office and the server side by side, each if its sources have changed. Servers that run
 * keep their builds: each is a folder of its own, and becomes the current one at once or, if it fails, not at all.
 */
export async function buildAll(): Promise<void> {
  await endOf(PARTS.map(build))
}

/** Waits for all, also after a failure: what still runs would write into a draft that was removed. */
async function endOf(work: readonly Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(work)) if (outcome.status === 'rejected') throw outcome.reason
}

async function build({ title, name, sources, runs }: Part): Promise<void> {
  const build = `${name}-${hashFiles([...SHARED, ...sources]).slice(0, 16)}`
  const draft = join(DIST, `.${build}-${process.pid}`)
  if (!existsSync(join(DIST, build))) {
    console.log(`Building the ${title} …`)
    try {
      await endOf(Object.entries(runs).map(([folder, args]) => runVite(...args, '--outDir', join(draft, folder))))
      if ('client' in runs) await compressAssets(join(draft, 'client'))
      moveUnlessThere(draft, join(DIST, build))
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
  }
  makeCurrent(name, build)
}

async function runVite(...args: string[]): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  // A test runs with NODE_ENV=test, which would build React for development.
  const env = { ...process.env, NODE_ENV: 'production' }
  const built = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env,
  })
  const [status] = await once(built, 'exit')
  if (status !== 0) throw new Error(`vite build ${args.join(' ')} failed`)
}

/** Another process may have built the same sources meanwhile. */
function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to)) throw error
  }
}

function makeCurrent(name: BuildName, build: string): void {
  const builds = readBuilds(pathToFileURL(DIST))
  if (builds[name][0] === build) return
  const kept = [build, ...builds[name].filter((other) => other !== build)].slice(0, KEPT)
  const draft = join(DIST, `.${BUILDS_FILE}-${process.pid}`)
  writeFileSync(draft, `${JSON.stringify({ ...builds, [name]: kept }, null, 2)}\n`)
  renameSync(draft, join(DIST, BUILDS_FILE))
  const isOld = (folder: string) => folder.startsWith(`${name}-`) && !kept.includes(folder)
  for (const folder of readdirSync(DIST).filter(isOld)) rmSync(join(DIST, folder), { recursive: true, force: true })
}

function hashFiles(places: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap(filesOf)) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

function filesOf(place: string): string[] {
  if (!existsSync(join(ROOT, place))) return []
  if (!statSync(join(ROOT, place)).isDirectory()) return [place]
  const entries = readdirSync(join(ROOT, place), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .sort()
}

/** Both run on threads beside this one, several at once. */
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

async function compressAssets(folder: string): Promise<void> {
  const compress = async ({ path, bytes }: { path: string; bytes: Buffer }) => {
    // The best compression of the try-on's wasm takes a minute and saves 10 %.
    const quality = bytes.length > LARGE_BYTES ? 9 : constants.BROTLI_MAX_QUALITY
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
    const [brotli, gzipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })])
    writeFileSync(`${path}.br`, brotli)
    writeFileSync(`${path}.gz`, gzipped)
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => COMPRESSIBLE.test(path))
  const all = paths
    .map((path) => ({ path, bytes: readFileSync(path) }))
    .filter(({ bytes }) => bytes.length >= LEAST_BYTES)
  // The largest first, so that no thread waits for it in the end.
  await Promise.all(all.toSorted((one, other) => other.bytes.length - one.bytes.length).map(compress))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildAll()
