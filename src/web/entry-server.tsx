import type { QueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createQueryClient } from '../client/queries.ts'
import type { Client } from '../contract/client.ts'
import { matchScreen } from '../contract/match-screen.ts'
import { loadDictionary } from '../i18n/translate.ts'
import { App, type PageData, Part } from './app.tsx'
import type { PageAssets } from './document.tsx'
import { createHtmlKeeper, type KeptHtml } from './html-keeper.ts'
import { KeepContext } from './kept-html.tsx'
import { addressOf } from './navigation/navigation.ts'
import { loadPage } from './page-files.ts'
import { readQueries } from './page-queries.ts'
import type { SiteFacts } from './site/storefront-context.tsx'
import { HeadTags } from './structured-data/head-tags.tsx'

export type { KeptHtml } from './html-keeper.ts'
export { pageAssets } from './page-assets.ts'
export { pageKey } from './page-key.ts'

export interface PageRequest extends SiteFacts {
  /** Path and search, already reduced to the known query in fixed order. */
  url: string
  api: Client
  assets: PageAssets
  /** What the API answers to a path, where that takes no wait; `undefined` where it must be called. */
  known?: (path: string) => unknown
  /** Parts of earlier pages, and then of this one. Without it, the whole page is rendered. */
  kept?: KeptHtml
}

export type RenderedPage = { status: number; html: Buffer } | { status: 301 | 302; location: string }

/** Renders a page. It depends on the address and the site's facts only, never on the visitor. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { url, language, currency, bannerDismissed, api, assets, origin, settings, known, kept } = request
  const queries = createQueryClient(api)
  if (known) readKnown(queries, known)
  const address = new URL(url, origin)
  const { name, params } = matchScreen(address.pathname)
  const [words, { load, Page }] = await Promise.all([loadDictionary(language), loadPage(name)])
  const tools = { api, queries, language: () => language, settings }
  const outcome = await load?.(tools, { name, params, query: address.searchParams })
  if (outcome && 'redirect' in outcome) return { status: 302, location: outcome.redirect }

  const facts = { language, currency, bannerDismissed, origin, settings }
  const data: PageData = { facts, assets, queries: readQueries(queries) }
  const dataText = JSON.stringify(data).replaceAll('<', '\\u003c')
  const head = <HeadTags page={{ ...facts, name, params, url, words, queries }} />
  const first = { name, params, address: addressOf(address), Page }
  const app = (
    <App data={data} dataText={dataText} words={words} api={api} queries={queries} head={head} first={first} />
  )
  const site = { facts, words, api, queries }
  const html = kept ? renderKeeping(app, kept, site) : Buffer.from(withDoctype(renderToString(app)))
  queries.clear()
  return { status: outcome?.status ?? 200, html }
}

/** Reads what is known without the promises and signals of a call, which take a twentieth of a listing. */
function readKnown(queries: QueryClient, known: (path: string) => unknown): void {
  const fetchQuery: QueryClient['fetchQuery'] = queries.fetchQuery.bind(queries)
  queries.fetchQuery = (async (options: Parameters<typeof fetchQuery>[0]) => {
    const data = known(String(options.queryKey[0]))
    return data === undefined ? fetchQuery(options) : queries.setQueryData(options.queryKey, () => data)
  }) as typeof fetchQuery
}

function renderKeeping(app: ReactNode, kept: KeptHtml, site: Omit<ComponentProps<typeof Part>, 'children'>): Buffer {
  const { keep, fill } = createHtmlKeeper(kept, `${site.facts.language} ${site.facts.currency}`)
  const html = renderToString(<KeepContext value={keep}>{app}</KeepContext>)
  return fill(withDoctype(html), (content) => renderToString(<Part {...site}>{content}</Part>))
}

const withDoctype = (html: string) => (html.startsWith('<!') ? html : `<!DOCTYPE html>${html}`)
