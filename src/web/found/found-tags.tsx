import { thingsOf } from './things-of.ts'
import type { ToldPage } from './told-page.ts'

/**
 * What stands in a page's head for those who find, keep and pass on pages. Only the server renders it: no browser has to
 * load or run any of it.
 */
export function FoundTags({ page }: { page: ToldPage }) {
  const graph = thingsOf(page)
  if (graph.length === 0) return null
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
