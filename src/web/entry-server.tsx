import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router'
import { createQueryClient } from '../client/queries.ts'
import type { Client } from '../contract/client.ts'
import type { ScreenName } from '../contract/screens.ts'
import { loadDictionary } from '../i18n/translate.ts'
import { App, appRoutes, type PageData } from './app.tsx'
import type { PageAssets } from './document.tsx'
import { loadTools } from './site/page.ts'
import type { SiteFacts } from './site/storefront-context.tsx'
import { HeadTags } from './structured-data/head-tags.tsx'

export { pageAssets } from './page-assets.ts'
export { pageKey } from './page-key.ts'

export interface PageRequest extends SiteFacts {
  /** Path and search, already reduced to the known query in fixed order. */
  url: string
  api: Client
  assets: PageAssets
}

export type RenderedPage = { status: number; html: string } | { status: 301 | 302; location: string }

const handler = createStaticHandler(appRoutes(async () => {}))

/** Renders a page. It depends on the address and the site's facts only, never on the visitor. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { url, language, currency, bannerDismissed, api, assets, origin, settings } = request
  const queries = createQueryClient(api)
  const requestContext = new RouterContextProvider(
    new Map([[loadTools, { api, queries, language: () => language, settings }]]),
  )
  const [words, context] = await Promise.all([
    loadDictionary(language),
    handler.query(new Request(new URL(url, origin)), { requestContext }),
  ])
  if (context instanceof Response) return { status: 302, location: context.headers.get('Location') ?? '/not-found' }

  const facts = { language, currency, bannerDismissed, origin, settings }
  const data: PageData = { facts, assets, queries: dehydrate(queries) }
  const dataText = JSON.stringify(data).replaceAll('<', '\\u003c')
  const match = context.matches.at(-1)
  const name = (match?.route.id ?? 'unknown') as ScreenName
  const head = <HeadTags page={{ ...facts, name, params: match?.params ?? {}, url, words, queries }} />
  const html = renderToString(
    <App data={data} dataText={dataText} words={words} api={api} queries={queries} head={head}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  )
  queries.clear()
  const status = Object.values(context.loaderData).find((value) => typeof value === 'number')
  return { status: status ?? context.statusCode, html: html.startsWith('<!') ? html : `<!DOCTYPE html>${html}` }
}
