import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createContext } from 'react-router'
import type { Client } from '../../contract/client.ts'
import type { ScreenName } from '../../contract/screens.ts'
import type { Language } from '../../domain/shop-facts.ts'
import type { SiteSettings } from './storefront-context.tsx'

export interface LoadTools {
  api: Client
  queries: QueryClient
  language: () => Language
  settings: SiteSettings
}

export interface LoadQuery {
  name: ScreenName
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

export type LoadOutcome = { redirect: string } | { status: number } | undefined

export interface PageDefinition {
  /** Prefetches the page's queries, so that its first render has them. */
  load?: (tools: LoadTools, input: LoadQuery) => Promise<LoadOutcome>
  Page: ComponentType
}

export const loadTools = createContext<LoadTools>()
