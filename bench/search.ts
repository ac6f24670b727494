import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProductsQuery } from '../src/contract/product-queries.ts'
import { PAGE, recallOfAll } from '../test/support/search-recall.ts'
import { SEARCH_ROWS } from '../test/support/search-table.ts'
import { HELD_OUT_ROWS } from '../test/support/search-table-held-out.ts'
import { MEASURES_ROWS } from '../test/support/search-table-measures.ts'
import { MORE_SEARCH_ROWS } from '../test/support/search-table-more.ts'
import { PLAIN_WORD_ROWS } from '../test/support/search-table-plain-words.ts'
import { SHOPPERS_ROWS } from '../test/support/search-table-shoppers.ts'
import { SPOKEN_ROWS } from '../test/support/search-table-spoken.ts'

const TABLE = [
  ...[...SEARCH_ROWS, ...MORE_SEARCH_ROWS, ...PLAIN_WORD_ROWS],
  ...[...SHOPPERS_ROWS, ...SPOKEN_ROWS, ...MEASURES_ROWS],
]
/** Letters from which on the beginning of a search is one. */
const LEAST_TYPED = 3

/**
 * Recall@12 on the demo catalogue: of the products that a search should find, the part on its first page. The held-out
 * searches were written before anybody saw what is found for them, and no rule was made for one of them.
 */
const folder = await mkdtemp(join(tmpdir(), 'shop-search-'))
Object.assign(process.env, { DATA_FOLDER: join(folder, 'data'), LOG_LEVEL: 'silent' })
const { openShop } = await import('../src/server/open-shop.ts')
const { answerSearch } = await import('../src/server/searches/answer-search.ts')
const { readConfig } = await import('../src/server/config.ts')
const { shop, close } = await openShop(readConfig())
const find = (q: string) => shop.catalogue.listProducts({ q, limit: PAGE } as ProductsQuery).products

const missed: string[] = []
console.log('| searches | number | recall@12 | found in full |\n|---|---|---|---|')
for (const [name, rows] of [
  ['of the table', TABLE],
  ['held out', HELD_OUT_ROWS],
] as const) {
  const result = recallOfAll(rows, find)
  console.log(`| ${name} | ${result.count} | ${result.recall.toFixed(3)} | ${result.count - result.missed.length} |`)
  missed.push(...result.missed.map(({ q, recall }) => `- ${name}: ${q} (${recall.toFixed(2)})`))
}
const begun = new Set(
  TABLE.flatMap(([, ...queries]) => queries).flatMap((q) =>
    Array.from({ length: Math.max(0, q.length - LEAST_TYPED) }, (_, at) => q.slice(0, at + LEAST_TYPED).trimEnd()),
  ),
)
const vain = [...begun].filter((q) => {
  const { pages, notStocked } = answerSearch(shop, q)
  return find(q).length === 0 && pages.length === 0 && notStocked === null
})
console.log(
  `\nOf ${begun.size} beginnings of the table's searches, as somebody types them, ${vain.length} find nothing.`,
)
console.log(`\nMissed, with their recall:\n\n${missed.join('\n') || '- none'}`)
await close()
await rm(folder, { recursive: true })
