import type { PageFacts, Schema } from './page-facts.ts'
import { pageSchemas } from './page-schemas.ts'

/** Metadata and structured data for crawlers. Rendered on the server only, so that browsers load none of its code. */
export function HeadTags({ page }: { page: PageFacts }) {
  return (
    <>
      <link rel="manifest" href={`/manifest.${page.language}.webmanifest`} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <Graph schemas={pageSchemas(page)} />
    </>
  )
}

function Graph({ schemas }: { schemas: readonly Schema[] }) {
  if (schemas.length === 0) return null
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': schemas }).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
