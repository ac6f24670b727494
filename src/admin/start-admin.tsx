import { createRoot } from 'react-dom/client'
import './admin.css'
import { createQueryClient } from '../client/queries.ts'
import { createAdminClient } from '../contract/admin/client.ts'
import { createClient } from '../contract/client.ts'
import type { Language } from '../domain/shop-facts.ts'
import { loadAdminDictionary } from '../i18n/admin-dictionary.ts'
import { loadDictionary } from '../i18n/translate.ts'
import { App } from './app.tsx'
import { noConnection, noteAnswer, noteLoss, watchConnection } from './connection/connection.ts'
import { createAdminRouter } from './routes.tsx'
import { meQuery } from './site/admin-query.ts'

async function start() {
  const place = document.getElementById('admin')
  if (place === null) return
  const language = document.documentElement.lang as Language
  const [words, adminWords] = await Promise.all([loadDictionary(language), loadAdminDictionary(language)])

  const send = async (path: string, init: RequestInit) => {
    const askedAt = performance.now()
    const response = await fetch(path, init).catch(() => {
      noteLoss()
      throw noConnection()
    })
    noteAnswer(askedAt)
    // The session has ended: what is on the screen is nobody's any more.
    if (response.status === 401 && queries.getQueryData(meQuery.queryKey)) await queries.resetQueries(meQuery)
    return response
  }
  watchConnection()
  const api = createAdminClient(send)
  const queries = createQueryClient(api)
  createRoot(place).render(
    <App
      language={language}
      words={words}
      adminWords={adminWords}
      shopApi={createClient(send)}
      api={api}
      queries={queries}
      router={createAdminRouter()}
    />,
  )
}

void start()
