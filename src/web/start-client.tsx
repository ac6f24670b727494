import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient } from '../client/queries.ts'
import { createClient } from '../contract/client.ts'
import type { Language } from '../domain/shop-facts.ts'
import { loadDictionary } from '../i18n/translate.ts'
import { App, appRoutes, type PageData } from './app.tsx'
import { DATA_ID } from './document.tsx'
import { createPrefetch } from './prefetch.ts'
import { loadTools } from './site/page.ts'

async function start() {
  const dataText = document.getElementById(DATA_ID)?.textContent ?? '{}'
  const data = JSON.parse(dataText) as PageData
  const api = createClient((path, init) => fetch(path, init))
  const queries = createQueryClient(api)
  hydrate(queries, data.queries)

  const language = () => document.documentElement.lang as Language
  const routes = appRoutes(() => loadDictionary(language()))
  const matched = matchRoutes(routes, location.pathname) ?? []
  // A lazy route still unresolved at hydration would make the first render differ from the server's.
  const [words] = await Promise.all([
    loadDictionary(data.facts.language, 'shell'),
    ...matched.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  ])
  const loaderData = Object.fromEntries(matched.map(({ route }) => [route.id, null]))
  const tools = { api, queries, language, settings: data.facts.settings }
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData },
    getContext: () => new RouterContextProvider(new Map([[loadTools, tools]])),
  })

  startTransition(() => {
    hydrateRoot(
      document,
      <App
        data={data}
        dataText={dataText}
        words={words}
        api={api}
        queries={queries}
        prefetch={createPrefetch(tools, routes)}
      >
        <RouterProvider router={router} />
      </App>,
    )
  })
}

void start()
