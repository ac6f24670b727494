import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SHARED = [
  'package-lock.json',
  'scripts/build.ts',
  'src/client',
  'src/ui',
  'src/i18n',
  'src/domain',
  'src/contract',
]

interface FrontEnd {
  name: string
  /** Below `dist`: where the browser's files are written. */
  folder: string
  sources: readonly string[]
  /** The arguments of each run of `vite build`. */
  runs: readonly (readonly string[])[]
}

const FRONT_ENDS: readonly FrontEnd[] = [
  {
    name: 'storefront',
    folder: 'client',
    sources: ['vite.config.ts', 'scripts/face-models.ts', 'src/web', 'src/component-gallery', 'src/content', 'public'],
    runs: [[], ['--ssr', 'src/web/entry-server.tsx', '--outDir', 'dist/server']],
  },
  {
    name: 'back office',
    folder: 'admin',
    sources: ['vite.admin.config.ts', 'src/admin'],
    runs: [['--config', 'vite.admin.config.ts']],
  },
]
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest|html|wasm|bin)$/
const LARGE_BYTES = 1_000_000

/** Builds the storefront and the back office, each if it is missing or its sources have changed. */
export function buildFrontEnds(): void {
  for (const frontEnd of FRONT_ENDS) build(frontEnd)
}

function build({ name, folder, sources, runs }: FrontEnd): void {
  const stamp = join(ROOT, `dist/.${folder}-built-from`)
  const hash = hashFiles([...SHARED, ...sources])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log(`Building the ${name} …`)
  for (const args of runs) run('build', '--logLevel', 'warn', ...args)
  compressAssets(join(ROOT, 'dist', folder))
  writeFileSync(stamp, hash)
}

function run(...args: string[]): void {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  // A test runs with NODE_ENV=test, which would build React for development.
  const env = { ...process.env, NODE_ENV: 'production' }
  const built = spawnSync(process.execPath, [vite, ...args], { cwd: ROOT, stdio: 'inherit', env })
  if (built.status !== 0) throw new Error(`vite ${args.join(' ')} failed`)
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

function compressAssets(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !COMPRESSIBLE.test(path)) continue
    const bytes = readFileSync(path)
    if (bytes.length < 256) continue
    // The best compression of the try-on's wasm takes a minute and saves 10 %.
    const quality = bytes.length > LARGE_BYTES ? 9 : constants.BROTLI_MAX_QUALITY
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildFrontEnds()
