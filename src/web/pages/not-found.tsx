import { NotFound } from '../site/not-found.tsx'
import type { PageDefinition } from '../site/page.ts'

export const page: PageDefinition = {
  load: async () => ({ status: 404 }),
  Page: NotFound,
}
