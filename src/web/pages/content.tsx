import { useSite } from '../../client/site-context.tsx'
import { Claims } from '../content/claims.tsx'
import { ContentPage } from '../content/content-page.tsx'
import { contentQuery } from '../content/content-query.ts'
import { StoreCard } from '../content/store-card.tsx'
import { sectionsOfStores } from '../content/store-sections.ts'
import { useScreen } from '../navigation/view.ts'
import { EditorialPicture, editorialsQuery } from '../site/editorial-picture.tsx'
import type { PageDefinition } from '../site/page.ts'
import { storesQuery, useStores } from '../site/stores.ts'

const PLACES = {
  store: (id: string) => <StoreCard id={id} />,
  claims: () => <Claims />,
}

const SCENES: Record<string, string> = { about: 'about', 'gift-cards': 'gift' }

export const page: PageDefinition = {
  load: async ({ queries, language, settings }, { name }) => {
    await Promise.all([
      queries.fetchQuery(contentQuery(name, language(), settings)),
      SCENES[name] && queries.prefetchQuery(editorialsQuery),
      name === 'locations' && queries.prefetchQuery(storesQuery),
    ])
    return undefined
  },
  Page: TextPage,
}

function TextPage() {
  const name = useScreen()
  if (name === 'locations') return <Locations />
  const scene = SCENES[name]
  return <ContentPage name={name} places={PLACES} picture={scene && <ScenePicture name={scene} />} />
}

function Locations() {
  const { language } = useSite()
  const stores = useStores()
  return (
    <ContentPage
      name="locations"
      places={PLACES}
      arrange={(sections) => sectionsOfStores(sections, stores, language)}
    />
  )
}

const ScenePicture = ({ name }: { name: string }) => (
  <EditorialPicture
    name={name}
    alt=""
    sizes="(min-width: 64rem) 25vw, 100vw"
    isEager
    className="aspect-[4/5] w-full object-cover max-lg:mb-10 max-lg:aspect-[3/2]"
  >
    {null}
  </EditorialPicture>
)
