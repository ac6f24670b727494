import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createContext } from 'react-router'
import type { Client } from '../../contract/client.ts'
import type { ScreenName } from '../../contract/screens.ts'
import type { Language } from '../../domain/shop-facts.ts'

export interface LoadTools {
  api: Client
  queries: QueryClient
  /** The current language; it may change in the browser. */
  language: () => Language
}

export interface LoadQuery {
  name: ScreenName
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

/** A redirect, or the page's status if it is not 200. */
export type LoadOutcome = { redirect: string } | { status: number } | undefined

/** What a file in `pages/` exports as `page`. */
export interface PageDefinition {
  /** Prefetches the page's queries, so that its first render has them. */
  load?: (tools: LoadTools, asked: LoadQuery) => Promise<LoadOutcome>
  Page: ComponentType
}

/** Hands the tools to a load, on the server and in the browser. */
export const loadTools = createContext<LoadTools>()
