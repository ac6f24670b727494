import { matchScreen } from '../contract/match-screen.ts'
import { screenNamed } from '../contract/screens.ts'
import type { Language } from '../domain/shop-facts.ts'
import { LANGUAGE_TABLE } from '../i18n/languages.ts'
import type { PageAssets } from './document.tsx'
import { needsAllTexts } from './page-files.ts'

/** What we read of Vite's `manifest.json`. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>

const ENTRY = 'src/web/entry-client.ts'
const START = 'src/web/start-client.tsx'

/** The files a page needs at once: the entry, its styles, the chunks of page and language, the fonts of the language. */
export function pageAssets(manifest: Manifest, pathname: string, language: Language): PageAssets {
  const { name } = matchScreen(pathname)
  const entry = manifest[ENTRY]
  if (!entry) throw new Error('the manifest knows no entry: run the client build first')
  const texts = [`src/i18n/${language}-shell.ts`, ...(needsAllTexts(name) ? [`src/i18n/${language}.ts`] : [])]
  const needed = [START, `src/web/pages/${screenNamed(name).page}.tsx`, ...texts]
  const chunks = new Set(needed.flatMap((key) => withImports(manifest, key)))
  return {
    scripts: [`/${entry.file}`],
    styles: (entry.css ?? []).map((file) => `/${file}`),
    fonts: fontsOf(manifest, language).map((file) => `/${file}`),
    ahead: [...chunks].map((file) => `/${file}`),
  }
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))]
}

function fontsOf(manifest: Manifest, language: Language): string[] {
  const files = new Set(Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]))
  const wanted = new RegExp(`-(${LANGUAGE_TABLE[language].fontSubsets.join('|')})-[^/]*\\.woff2$`)
  return [...files].filter((file) => wanted.test(file))
}
