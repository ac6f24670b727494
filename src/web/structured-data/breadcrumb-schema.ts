import { addressOf, type Thing, type ToldPage } from './page-facts.ts'

/** The way to a page from the first shelf on, each step with its path. */
export function wayThing(page: ToldPage, steps: readonly (readonly [name: string, path: string])[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(page, path),
    })),
  }
}
