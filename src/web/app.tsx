import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
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
import type { PageQueries } from './page-queries.ts'
import { SavedProvider } from './saved/saved-context.tsx'
import { type SiteFacts, StorefrontProvider } from './site/storefront-context.tsx'

export interface PageData {
  facts: SiteFacts
  assets: PageAssets
  queries: PageQueries
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
    <Site facts={data.facts} words={words} api={api}>
      <Document assets={data.assets} dataText={dataText} head={head}>
        <Visitor queries={queries}>
          <PrefetchContext value={prefetch}>
            <NavigationProvider Layout={Layout} failure={<Failure />} first={first} {...(load && { load })} />
          </PrefetchContext>
        </Visitor>
      </Document>
    </Site>
  )
}

/** A part of a page, without its document. */
export const Part = ({ facts, words, api, queries, children }: SiteProps & VisitorProps) => (
  <Site facts={facts} words={words} api={api}>
    <Visitor queries={queries}>{children}</Visitor>
  </Site>
)

interface SiteProps {
  facts: SiteFacts
  words: Dictionary
  api: Client
  children: ReactNode
}

const Site = ({ facts, words, api, children }: SiteProps) => (
  <SiteProvider language={facts.language} words={words} api={api}>
    <StorefrontProvider facts={facts}>{children}</StorefrontProvider>
  </SiteProvider>
)

interface VisitorProps {
  queries: QueryClient
  children: ReactNode
}

const Visitor = ({ queries, children }: VisitorProps) => (
  <QueryClientProvider client={queries}>
    <AuthProvider>
      <CartProvider>
        <SavedProvider>
          <Toasts>{children}</Toasts>
        </SavedProvider>
      </CartProvider>
    </AuthProvider>
  </QueryClientProvider>
)

function Toasts({ children }: { children: ReactNode }) {
  const { toast } = useWords()
  return <ToastProvider words={toast}>{children}</ToastProvider>
}
