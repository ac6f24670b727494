import type { QueryClient } from '@tanstack/react-query'
import type { ScreenName } from '../../contract/screens.ts'
import { DEFAULT_LANGUAGE } from '../../domain/shop-facts.ts'
import type { Dictionary } from '../../i18n/translate.ts'
import type { SiteFacts } from '../site/storefront-context.tsx'

export interface Schema {
  '@type': string
  [property: string]: unknown
}

export interface PageFacts extends SiteFacts {
  name: ScreenName
  params: Readonly<Record<string, string | undefined>>
  url: string
  words: Dictionary
  queries: QueryClient
}

export function absoluteUrl({ origin, language }: Pick<SiteFacts, 'origin' | 'language'>, path: string): string {
  const address = new URL(path, origin)
  if (language !== DEFAULT_LANGUAGE) address.searchParams.set('lang', language)
  return address.pathname === '/' && address.search === '' ? `${origin}/` : address.href
}
