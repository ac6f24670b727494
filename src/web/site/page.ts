import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Client } from '../../contract/client.ts'
import type { Language } from '../../domain/shop-facts.ts'
import type { ScreenRequest } from '../navigation/view.ts'
import type { SiteSettings } from './storefront-context.tsx'

export interface LoadTools {
  api: Client
  queries: QueryClient
  language: () => Language
  settings: SiteSettings
}

export type LoadOutcome = { redirect: string } | { status: number } | undefined

export interface PageDefinition {
  /** Prefetches the page's queries, so that its first render has them. */
  load?: (tools: LoadTools, screen: ScreenRequest) => Promise<LoadOutcome>
  Page: ComponentType
}
