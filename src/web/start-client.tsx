import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createQueryClient } from '../client/queries.ts'
import { createClient } from '../contract/client.ts'
import { matchScreen } from '../contract/match-screen.ts'
import type { ScreenName } from '../contract/screens.ts'
import type { Language } from '../domain/shop-facts.ts'
import { loadDictionary } from '../i18n/translate.ts'
import { App, type PageData } from './app.tsx'
import { DATA_ID } from './document.tsx'
import { addressOf, type Loaded } from './navigation/navigation.ts'
import type { ScreenRequest } from './navigation/view.ts'
import { loadPage, needsAllTexts } from './page-files.ts'
import { writeQueries } from './page-queries.ts'
import { createPrefetch } from './prefetch.ts'
import { preloadNext } from './preload-next.ts'

async function start() {
  const dataText = document.getElementById(DATA_ID)?.textContent ?? '{}'
  const data = JSON.parse(dataText) as PageData
  const api = createClient((path, init) => fetch(path, init))
  const queries = createQueryClient(api)
  writeQueries(queries, data.queries)

  const language = () => document.documentElement.lang as Language
  const tools = { api, queries, language, settings: data.facts.settings }
  const loadWithTexts = async (name: ScreenName) => {
    const [page] = await Promise.all([loadPage(name), needsAllTexts(name) && loadDictionary(language())])
    return page
  }
  const load = async (screen: ScreenRequest): Promise<Loaded> => {
    const page = await loadWithTexts(screen.name)
    preloadNext(screen.name, loadWithTexts)
    const outcome = await page.load?.(tools, screen)
    return outcome && 'redirect' in outcome ? outcome : page
  }
  const { name, params } = matchScreen(location.pathname)
  const [words, { Page }] = await Promise.all([loadDictionary(data.facts.language, 'shell'), loadWithTexts(name)])
  const first = { name, params, address: addressOf(location), Page }

  startTransition(() => {
    hydrateRoot(
      document,
      <App
        data={data}
        dataText={dataText}
        words={words}
        api={api}
        queries={queries}
        prefetch={createPrefetch(tools)}
        first={first}
        load={load}
      />,
    )
  })
  preloadNext(name, loadWithTexts)
}

void start()
