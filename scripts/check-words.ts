import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './run-steps.ts'

/** Private words that the field's terms have replaced; see docs/decisions/0020-plain-words.md. */
const REPLACED: readonly (readonly [word: RegExp, term: string])[] = [
  [/\btold world\b/i, 'demo data'],
  [/\bsow(n|s|ing)?\b/i, 'seed'],
  [/\bpost ?office\b/i, 'e-mail worker'],
  [/\bcomers?\b/i, 'sign-in context'],
  [/\b(rungs?|ladders?|sitter|wardrobe)\b/i, 'render mode, fallbacks, subject, frame cache'],
  [/\b(journeys?|stories|story tests?|rule tests?)\b/i, 'e2e test, integration test, unit test'],
  [/\bshel(f|ves)\b/i, 'manifest, category, section'],
  [/\bUNSOUGHT\b/, 'noindex'],
  [/\bisQuiet\b/, 'bannerDismissed'],
  [/\b(Doorway|Entrance|usePress)\b/, 'AuthLayout, useAsyncAction'],
  [/\bplacesToFind\b/, 'screens'],
  [/\bstrangers?\b/i, 'unauthorised caller'],
  [/\bbur(y|ies|ied)\b/i, 'dead letter'],
]
const PLACES = ['src', 'studio', 'scripts', 'bench', 'test', 'docs', 'README.md', 'CONTRIBUTING.md']
/** Texts for shoppers, and the files that name the words. */
const EXEMPT = /src\/(content|i18n)\/|check-words(\.test)?\.ts$/

export function findReplacedWords(path: string, text: string): string[] {
  if (EXEMPT.test(path)) return []
  return text.split('\n').flatMap((line, at) =>
    REPLACED.flatMap(([word, term]) => {
      const found = word.exec(line)?.[0]
      return found === undefined ? [] : `${path}:${at + 1}: “${found}” is replaced by: ${term}`
    }),
  )
}

function listFiles(place: string): string[] {
  const path = join(ROOT, place)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [place]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs|md|sql|py)$/.test(name))
    .map((name) => `${place}/${name.replaceAll('\\', '/')}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = PLACES.flatMap(listFiles)
  const found = files.flatMap((path) => findReplacedWords(path, readFileSync(join(ROOT, path), 'utf8')))
  for (const sentence of found) console.error(sentence)
  process.exitCode = found.length === 0 ? 0 : 1
}
