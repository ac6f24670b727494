import { type DehydratedState, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import type { Client } from '../contract/client.ts'
import type { Dictionary } from '../i18n/translate.ts'
import { ToastProvider } from '../ui/toast.tsx'
import { AuthProvider } from './account/auth-context.tsx'
import { CartProvider } from './cart/cart-context.tsx'
import { Document, type PageAssets } from './document.tsx'
import { Failure } from './layout/failure.tsx'
import { Layout } from './layout/layout.tsx'
import { routeObjects } from './routes.ts'
import { SavedProvider } from './saved/saved-context.tsx'
import { PrefetchContext } from './site/link.tsx'
import { type SiteFacts, SiteProvider, useWords } from './site/site-context.tsx'

/** What the server sends beside the page, for the browser to begin where it left off. */
export interface PageData {
  facts: SiteFacts
  assets: PageAssets
  queries: DehydratedState
}

interface AppProps {
  data: PageData
  dataText: string
  words: Dictionary
  api: Client
  queries: QueryClient
  prefetch?: (to: string) => void
  children: ReactNode
}

export const appRoutes = (loadWords: () => Promise<unknown>): RouteObject[] => [
  { id: 'layout', Component: Layout, ErrorBoundary: Failure, children: routeObjects(loadWords) },
]

const ignore = () => {}

export function App({ data, dataText, words, api, queries, prefetch = ignore, children }: AppProps) {
  return (
    <SiteProvider facts={data.facts} words={words} api={api}>
      <Document assets={data.assets} dataText={dataText}>
        <QueryClientProvider client={queries}>
          <AuthProvider>
            <CartProvider>
              <SavedProvider>
                <PrefetchContext value={prefetch}>
                  <Toasts>{children}</Toasts>
                </PrefetchContext>
              </SavedProvider>
            </CartProvider>
          </AuthProvider>
        </QueryClientProvider>
      </Document>
    </SiteProvider>
  )
}

function Toasts({ children }: { children: ReactNode }) {
  const { toast } = useWords()
  return <ToastProvider words={toast}>{children}</ToastProvider>
}
