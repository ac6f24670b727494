import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../../domain/shop-facts.ts'
import type { SiteSettings } from '../site/storefront-context.tsx'
import { fillFacts } from './fill-facts.ts'
import { type Content, parseContent } from './parse-content.ts'

const files = import.meta.glob<string>('../../content/*.md', { query: '?raw', import: 'default' })

/** @throws Error where there is no such page, or it cannot be read */
export async function loadContent(name: string, language: Language, settings: SiteSettings): Promise<Content> {
  const load = files[`../../content/${name}.${language}.md`]
  if (!load) throw new Error(`there is no ${name} in ${language}`)
  return parseContent(fillFacts(await load(), language, settings))
}

/** The query of a page of text. The server's rendering hands it over, so its chunk is not loaded. */
export const contentQuery = (name: string, language: Language, settings: SiteSettings) =>
  queryOptions({ queryKey: ['content', name, language], queryFn: () => loadContent(name, language, settings) })
