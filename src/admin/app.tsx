import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { NavigateContext } from '../client/navigate.ts'
import { SiteProvider, useWords } from '../client/site-context.tsx'
import type { AdminClient } from '../contract/admin/client.ts'
import type { Client } from '../contract/client.ts'
import type { Language } from '../domain/shop-facts.ts'
import type { AdminDictionary } from '../i18n/admin-dictionary.ts'
import type { Dictionary } from '../i18n/translate.ts'
import { ToastProvider } from '../ui/toast.tsx'
import { ApiContext } from './site/admin-context.tsx'
import { AdminWords } from './site/admin-words.tsx'

interface AppProps {
  language: Language
  words: Dictionary
  adminWords: AdminDictionary
  /** Parts that the back office shares with the storefront expect it. */
  shopApi: Client
  api: AdminClient
  queries: QueryClient
  router: DataRouter
}

export function App({ language, words, adminWords, shopApi, api, queries, router }: AppProps) {
  return (
    <SiteProvider language={language} words={words} api={shopApi}>
      <AdminWords first={adminWords}>
        <ApiContext value={api}>
          <QueryClientProvider client={queries}>
            <NavigateContext value={(to, options) => router.navigate(to, { ...options, viewTransition: false })}>
              <Toasts>
                <RouterProvider router={router} />
              </Toasts>
            </NavigateContext>
          </QueryClientProvider>
        </ApiContext>
      </AdminWords>
    </SiteProvider>
  )
}

function Toasts({ children }: { children: ReactNode }) {
  const { toast } = useWords()
  // Tells tests that event handlers are attached.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return <ToastProvider words={toast}>{children}</ToastProvider>
}
