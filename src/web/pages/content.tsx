import { useLocation } from 'react-router'
import { Claims } from '../content/claims.tsx'
import { ContentPage } from '../content/content-page.tsx'
import { contentRead } from '../content/content-read.ts'
import { StoreCard } from '../content/store-card.tsx'
import type { PageDefinition } from '../site/page.ts'

const PLACES = {
  store: (id: string) => <StoreCard id={id} />,
  claims: () => <Claims />,
}

/** A screen that is read, by the name of its text. */
export const contentPage = (name: string): { page: PageDefinition } => ({
  page: {
    load: async ({ queries, language }) => {
      await queries.fetchQuery(contentRead(name, language()))
      return undefined
    },
    Page: TextPage,
  },
})

function TextPage() {
  // The router takes `/About/` for `/about` as well.
  const name = useLocation().pathname.replaceAll('/', '').toLowerCase()
  return <ContentPage name={name} places={PLACES} />
}
