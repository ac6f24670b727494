import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findCycles, groupByFolder } from './find-cycles.ts'

/** The modules that each module of src may import. One that is missing here may import none. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  i18n: ['domain'],
  ui: [],
  contract: ['domain'],
  server: ['contract', 'domain', 'i18n'],
  client: ['contract', 'domain', 'i18n', 'ui'],
  web: ['client', 'contract', 'domain', 'i18n', 'ui'],
  admin: ['client', 'contract', 'domain', 'i18n', 'ui'],
  'component-gallery': ['domain', 'i18n', 'ui'],
}
const NOT_IN_DOMAIN = ['react', 'zod', 'hono', 'drizzle-orm', 'node:']
const FORBIDDEN_NAMES = /^(index|utils?|helpers?|misc|common|lib|manager|service|repository|types|data)$/

/** Code patterns, and the only files that may contain them. */
const ONLY_IN: { what: string; pattern: RegExp; allowed: RegExp; within: RegExp }[] = [
  {
    what: 'process.env outside config.ts',
    pattern: /\bprocess\.env\b/,
    allowed: /^src\/server\/config\.ts$/,
    within: /^src\//,
  },
  {
    what: 'fetch( outside the contract’s client and the entries that give it the browser’s',
    pattern: /(?<![.\w])fetch\(/,
    allowed: /^src\/(contract\/client\.ts|web\/start-client\.tsx|admin\/start-admin\.tsx)$/,
    within: /^src\/(?!server)/,
  },
  {
    what: 'SQL outside the server’s nouns',
    pattern: /\bsql`|from 'drizzle-orm/,
    allowed: /^src\/server\/(?!http\/(?!sessions)|rendering\/|feeds\/)/,
    within: /^src\//,
  },
  {
    what: 'a language compared outside i18n/languages.ts: a difference between languages is an entry of its table',
    pattern: /[!=]==? ['"`]e[ln]['"`]|['"`]e[ln]['"`] [!=]==?/,
    allowed: /^src\/i18n\/languages\.ts$/,
    within: /^(src|scripts|studio|bench)\//,
  },
  {
    what: 'one language’s texts imported outside the tables of languages',
    pattern: /\b(from|import)\s*\(?\s*['"](\.\.\/)+(src\/)?i18n\/((email|admin)-)?(en|el)(-[a-z-]+)?\.ts['"]/,
    allowed: /^src\/(component-gallery\/gallery-words\.ts$|server\/email\/)/,
    within: /^(src|scripts|studio|bench)\//,
  },
  {
    what: 'every language’s texts in the browser, which loads one language',
    pattern: /i18n\/dictionaries\.ts['"]/,
    allowed: /^$/,
    within: /^src\/(ui|client|web|admin|component-gallery)\//,
  },
  {
    what: 'a raw colour outside the tokens',
    pattern: /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?=['";\s])|\brgba?\(|\bhsla?\(/i,
    allowed: /^src\/ui\/(tokens|swatches|fonts|motion)\.css$/,
    within: /^src\/(ui|client|web|admin|component-gallery)\//,
  },
  {
    what: 'a setting’s default: read shop.settings.current() on the server, useSettings() or useStores() in a page',
    pattern:
      /import \{[^}]*\b(STORES|SHIPPING|CONTACT|CLAIMS|SOCIAL_LINKS|RATES|SERVICES|BOOKING)\b[^}]*\} from '[^']*(stores|shop-facts|services)\.ts'/,
    allowed: /^src\/domain\/settings\.ts$/,
    within: /^src\//,
  },
  {
    what: 'the settings’ defaults outside the settings and the demo data',
    pattern: /import \{[^}]*\bDEFAULT_SETTINGS\b[^}]*\} from/,
    allowed: /^src\/server\/((edit-)?settings\/|orders\/seed-demo-orders\.ts$)/,
    within: /^src\//,
  },
  {
    what: 'a placeholder drawn outside the route of its address',
    pattern: /\bdrawPlaceholder\(/,
    allowed: /^src\/server\/(images\/draw-placeholder|catalog\/placeholder-routes)\.ts$/,
    within: /^src\//,
  },
]

export interface SourceFile {
  /** From the root of the project, with `/`. */
  path: string
  text: string
}

export function findViolations(files: readonly SourceFile[]): string[] {
  return [
    ...files.flatMap(({ path }) => nameViolations(path)),
    ...files.flatMap(importViolations),
    ...files.flatMap(patternViolations),
    ...files.filter(({ path }) => path.endsWith('.tsx')).flatMap(literalTexts),
    ...importCycles(files),
  ]
}

function nameViolations(path: string): string[] {
  const forbidden = path
    .split('/')
    .map((part) => part.replace(/\..*$/, ''))
    .filter((part) => FORBIDDEN_NAMES.test(part))
  return forbidden.map((part) => `${path}: a file or folder may not be called ${part}`)
}

function importViolations(file: SourceFile): string[] {
  const from = moduleOf(file.path)
  if (from === undefined) return []
  const imports = importsOf(file)
  const forbiddenImports = imports.local.filter((target) => {
    const to = moduleOf(target)
    if (to === undefined || to === from) return false
    const isPageRendering = file.path === 'src/server/rendering/ssr.ts' && target === 'src/web/entry-server.tsx'
    return !MAY_IMPORT[from]?.includes(to) && !isPageRendering && !isTest(file.path)
  })
  const impure = from === 'domain' && !isTest(file.path) ? imports.packages.filter(isImpure) : []
  return [
    ...forbiddenImports.map((target) => `${file.path}: ${from} may not import ${target}`),
    ...impure.map((name) => `${file.path}: domain is pure and may not import ${name}`),
  ]
}

function patternViolations({ path, text }: SourceFile): string[] {
  if (isTest(path)) return []
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
  return ONLY_IN.filter((rule) => rule.within.test(path) && !rule.allowed.test(path) && rule.pattern.test(code)).map(
    (rule) => `${path}: ${rule.what}`,
  )
}

/** Literal text in JSX: between tags, and in attributes that people read or hear. */
function literalTexts({ path, text }: SourceFile): string[] {
  if (!/^src\/(ui|client|web|admin|component-gallery)\//.test(path) || isTest(path)) return []
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const attributes = code.matchAll(/\b(?:aria-label|alt|title|placeholder)="([^"]*\p{L}{2,}[^"]*)"/gu)
  const texts = code.matchAll(/<[A-Za-z][^<>={}]*(?:="[^"]*"[^<>={}]*)*>\s*([^<>{}=;()]*\p{L}{3,}[^<>{}=;()]*)<\//gu)
  return [...attributes, ...texts].map((match) => `${path}: literal text in JSX: ${match[1]?.trim()}`)
}

/** Import cycles of any length, between files and folders. Tests may import anything. */
function importCycles(files: readonly SourceFile[]): string[] {
  const sources = files.filter((file) => !isTest(file.path))
  const imports = sources.flatMap((file) => importsOf(file).local.map((target) => [file.path, target] as const))
  return [...groupByFolder(imports).values()].flatMap((graph) =>
    findCycles(graph).map((cycle) => `import cycle: ${cycle.join(', ')}`),
  )
}

function importsOf({ path, text }: SourceFile): { local: string[]; packages: string[] } {
  const names = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '')
  const local = names.filter((name) => name.startsWith('.')).map((name) => posix.join(posix.dirname(path), name))
  return { local, packages: names.filter((name) => !name.startsWith('.')) }
}

const moduleOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1]
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isImpure = (name: string) =>
  NOT_IN_DOMAIN.some((one) => name === one || name.startsWith(one.replace(/(?<!:)$/, '/')))

function readSources(): SourceFile[] {
  const root = fileURLToPath(new URL('..', import.meta.url))
  return ['src', 'studio', 'scripts', 'bench', 'test']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => {
      const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && /\.(tsx?|mjs|css)$/.test(entry.name))
      return files.map((entry) => {
        const path = join(entry.parentPath, entry.name)
        return { path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }
      })
    })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const violations = findViolations(readSources())
  for (const violation of violations) console.error(violation)
  process.exitCode = violations.length === 0 ? 0 : 1
}
