import { absoluteUrl, type PageFacts, type Schema } from './page-facts.ts'

export function breadcrumbSchema(page: PageFacts, steps: readonly (readonly [name: string, path: string])[]): Schema {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(page, path),
    })),
  }
}
