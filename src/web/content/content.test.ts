import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { matchScreen } from '../../contract/match-screen.ts'
import { listTextScreens } from '../../contract/screens.ts'
import { isInternal, RETENTION, type RetentionName } from '../../domain/retention.ts'
import { DEFAULT_SETTINGS } from '../../domain/settings.ts'
import { loadContent } from './content-query.ts'
import type { Block, Content, Line } from './parse-content.ts'

const SETTINGS = { ...DEFAULT_SETTINGS, counted: { stores: 3, brands: 14 }, documentYears: 8 }

const NAMES = [...listTextScreens(), 'size-guide']
const LANGUAGES = ['en', 'el'] as const

const pages = new Map<string, Content>()
beforeAll(async () => {
  for (const name of NAMES)
    for (const language of LANGUAGES) pages.set(`${name}.${language}`, await loadContent(name, language, SETTINGS))
})
const page = (name: string) => {
  const content = pages.get(name)
  if (!content) throw new Error(`no ${name}`)
  return content
}

const blocksOf = ({ intro, sections }: Content): Block[] =>
  [...intro, ...sections.flatMap(({ blocks }) => blocks)].flatMap((block) =>
    block.kind === 'question' ? [block, ...block.answer] : [block],
  )
const idsOf = (content: Content) => [
  ...content.sections.map(({ id }) => id),
  ...blocksOf(content).flatMap((block) => ('id' in block ? [block.id] : [])),
]
const linesOf = (block: Block): readonly Line[] => {
  if ('line' in block) return [block.line]
  if (block.kind === 'list') return block.items
  return block.kind === 'table' ? [...block.head, ...block.rows.flat()] : []
}
const linksOf = (content: Content) =>
  blocksOf(content)
    .flatMap(linesOf)
    .flat()
    .flatMap((span) => (typeof span === 'object' && 'to' in span ? [span.to] : []))

test.each(LANGUAGES)('the privacy page in %s says of every rule of retention how long', (language) => {
  const text = readFileSync(new URL(`../../content/privacy.${language}.md`, import.meta.url), 'utf8')
  const said = new Set([...text.matchAll(/\{kept-([a-z]+)\}/g)].map(([, name]) => name))
  const names = (Object.keys(RETENTION) as RetentionName[]).filter((name) => !isInternal(name))
  expect([...said].sort()).toEqual(names.sort())
})

test('every page is written in every language, and no other file lies about', () => {
  const expected = NAMES.flatMap((name) => LANGUAGES.map((language) => `${name}.${language}.md`))
  const found = readdirSync(new URL('../../content', import.meta.url))
  expect(found.sort()).toEqual(expected.sort())
})

describe.each(NAMES)('%s', (name) => {
  test('has the same build in both languages: the same names, blocks and links', () => {
    const [en, el] = [page(`${name}.en`), page(`${name}.el`)]
    expect(idsOf(el)).toEqual(idsOf(en))
    expect(blocksOf(el).map(({ kind }) => kind)).toEqual(blocksOf(en).map(({ kind }) => kind))
    expect(linksOf(el).sort()).toEqual(linksOf(en).sort())
    expect(el.updated).toBe(en.updated)
  })

  test('names each part of it once', () => {
    const ids = idsOf(page(`${name}.en`))
    expect(ids).toEqual([...new Set(ids)])
  })

  test('is described in a length that is shown whole', () => {
    for (const language of LANGUAGES) {
      const { description } = page(`${name}.${language}`)
      expect(description.length, description).toBeGreaterThan(70)
      expect(description.length, description).toBeLessThan(200)
    }
  })

  test('leads only to places that there are', () => {
    for (const link of linksOf(page(`${name}.en`))) {
      const [path = '', anchor] = link.split('#')
      expect(matchScreen(path).name, link).not.toBe('unknown')
      if (anchor) expect(idsOf(page(`${path.slice(1)}.en`)), link).toContain(anchor)
    }
  })

  test('is written in Greek where it is Greek', () => {
    const letters = JSON.stringify(page(`${name}.el`).sections.map(({ title, blocks }) => [title, blocks]))
    expect((letters.match(/\p{Script=Greek}/gu) ?? []).length).toBeGreaterThan(400)
    expect(letters, 'email is one word').not.toMatch(/e-mail/i)
  })
})

test('every store has its place among the locations', () => {
  const places = blocksOf(page('locations.en')).flatMap((block) => (block.kind === 'place' ? [block.of] : []))
  expect(places).toEqual(DEFAULT_SETTINGS.stores.map(({ id }) => id))
})

test('no figure that the settings hold is written out in a text', async () => {
  const files = import.meta.glob<string>('../../content/*.md', { query: '?raw', import: 'default', eager: true })
  for (const [file, text] of Object.entries(files)) expect(text, file).not.toMatch(/€\s?\d|\b19 ?%|\+357|@elegance/)
})
