import { type DehydratedState, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import { PrefetchContext } from '../client/link.tsx'
import { SiteProvider, useWords } from '../client/site-context.tsx'
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
import { type SiteFacts, StorefrontProvider } from './site/storefront-context.tsx'

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
  head?: ReactNode
  children: ReactNode
}

export const appRoutes = (loadWords: () => Promise<unknown>): RouteObject[] => [
  { id: 'layout', Component: Layout, ErrorBoundary: Failure, children: routeObjects(loadWords) },
]

const ignore = () => {}

export function App({ data, dataText, words, api, queries, prefetch = ignore, head, children }: AppProps) {
  return (
    <SiteProvider language={data.facts.language} words={words} api={api}>
      <StorefrontProvider facts={data.facts}>
        <Document assets={data.assets} dataText={dataText} head={head}>
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
      </StorefrontProvider>
    </SiteProvider>
  )
}

function Toasts({ children }: { children: ReactNode }) {
  const { toast } = useWords()
  return <ToastProvider words={toast}>{children}</ToastProvider>
}
