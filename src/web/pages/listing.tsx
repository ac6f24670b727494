import type { PageDefinition } from '../site/page.ts'

export const page: PageDefinition = { Page: () => null }
