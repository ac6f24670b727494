import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createContext } from 'react-router'
import type { Client } from '../../contract/client.ts'
import type { ScreenName } from '../../contract/screens.ts'
import type { Language } from '../../domain/shop-facts.ts'

export interface LoadTools {
  api: Client
  queries: QueryClient
  /** The language spoken now; in the browser it may change under way. */
  language: () => Language
}

export interface LoadQuery {
  name: ScreenName
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

/** Where a load sends the visitor instead, or the status of the page when it is not 200. */
export type LoadOutcome = { redirect: string } | { status: number } | undefined

/** What a file in `pages/` exports as `page`. */
export interface PageDefinition {
  /** Puts what the page reads into the query client, so that its first render has it. */
  load?: (tools: LoadTools, asked: LoadQuery) => Promise<LoadOutcome>
  Page: ComponentType
}

/** How the router hands the tools to a load, on the server and in the browser. */
export const loadTools = createContext<LoadTools>()
