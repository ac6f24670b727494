import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STAMP = join(ROOT, 'dist/.built-from')
const SOURCES = [
  'src/web',
  'src/client',
  'src/component-gallery',
  'src/content',
  'src/ui',
  'src/i18n',
  'src/domain',
  'src/contract',
  'public',
]
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest|html|wasm|bin)$/
const LARGE_BYTES = 1_000_000

/** Builds the storefront if it is missing or its sources have changed. */
export function buildStorefront(): void {
  const sources = hashSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.log('Building the storefront …')
  run('build', '--logLevel', 'warn')
  run('build', '--logLevel', 'warn', '--ssr', 'src/web/entry-server.tsx', '--outDir', 'dist/server')
  compressAssets(join(ROOT, 'dist/client'))
  writeFileSync(STAMP, sources)
}

function run(...args: string[]): void {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  // A test runs with NODE_ENV=test, which would build React for development.
  const env = { ...process.env, NODE_ENV: 'production' }
  const built = spawnSync(process.execPath, [vite, ...args], { cwd: ROOT, stdio: 'inherit', env })
  if (built.status !== 0) throw new Error(`vite ${args.join(' ')} failed`)
}

function hashSources(): string {
  const hash = createHash('sha256')
  const files = [
    'package-lock.json',
    'vite.config.ts',
    'scripts/build.ts',
    'scripts/face-models.ts',
    ...SOURCES.flatMap(filesBelow),
  ]
  for (const file of files) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

function filesBelow(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return []
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildStorefront()
