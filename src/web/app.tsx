import { type DehydratedState, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
import type { Loaded } from './navigation/navigation.ts'
import { NavigationProvider } from './navigation/navigation-provider.tsx'
import type { ScreenRequest, View } from './navigation/view.ts'
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
  first: View
  load?: (screen: ScreenRequest) => Promise<Loaded>
}

const ignore = () => {}

export function App({ data, dataText, words, api, queries, prefetch = ignore, head, first, load }: AppProps) {
  return (
    <SiteProvider language={data.facts.language} words={words} api={api}>
      <StorefrontProvider facts={data.facts}>
        <Document assets={data.assets} dataText={dataText} head={head}>
          <QueryClientProvider client={queries}>
            <AuthProvider>
              <CartProvider>
                <SavedProvider>
                  <PrefetchContext value={prefetch}>
                    <Toasts>
                      <NavigationProvider Layout={Layout} failure={<Failure />} first={first} {...(load && { load })} />
                    </Toasts>
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
