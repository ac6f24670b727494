import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../../../test/support/rendered-html.ts'
import { createQueryClient } from '../../client/queries.ts'
import { SiteProvider } from '../../client/site-context.tsx'
import { createClient } from '../../contract/client.ts'
import { loadAdminDictionary } from '../../i18n/admin-dictionary.ts'
import { loadDictionary } from '../../i18n/translate.ts'
import { adminQuery } from '../site/admin-query.ts'
import { AdminWords } from '../site/admin-words.tsx'
import { VainSearches } from './vain-searches.tsx'

async function render(searches: { text: string; count: number }[]): Promise<string> {
  const [words, first] = await Promise.all([loadDictionary('el'), loadAdminDictionary('el')])
  const api = createClient(() => Promise.reject(new Error('no call is expected')))
  const client = createQueryClient(api)
  client.setQueryData(adminQuery('GET /api/admin/vain-searches', {}).queryKey, searches)
  const queries = { client, children: createElement(VainSearches) }
  const admin = { first, children: createElement(QueryClientProvider, queries) }
  const site = { language: 'el' as const, words, api, children: createElement(AdminWords, admin) }
  return textOf(renderToString(createElement(SiteProvider, site)))
}

test('the ten most frequent searches without results are listed with their counts, in the reader’s format', async () => {
  const searches = Array.from({ length: 12 }, (_, n) => ({ text: `search${n}`, count: 1_200 - n }))
  const text = await render(searches)
  expect(text).toContain('search0 1.200')
  expect(text).toContain('search9 1.191')
  expect(text).not.toContain('search10')
})

test('it says so where every search found something', async () => {
  const { vainSearches: words } = await loadAdminDictionary('el')
  expect(await render([])).toContain(words.none)
})
