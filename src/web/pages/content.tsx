import { Claims } from '../content/claims.tsx'
import { ContentPage } from '../content/content-page.tsx'
import { contentQuery } from '../content/content-query.ts'
import { StoreCard } from '../content/store-card.tsx'
import { EditorialPicture, editorialsQuery } from '../site/editorial-picture.tsx'
import type { PageDefinition } from '../site/page.ts'
import { useScreen } from '../site/use-screen.ts'

const PLACES = {
  store: (id: string) => <StoreCard id={id} />,
  claims: () => <Claims />,
}

const SCENES: Record<string, string> = { about: 'about', 'gift-cards': 'gift' }

export const page: PageDefinition = {
  load: async ({ queries, language }, { name }) => {
    await Promise.all([
      queries.fetchQuery(contentQuery(name, language())),
      SCENES[name] && queries.prefetchQuery(editorialsQuery),
    ])
    return undefined
  },
  Page: TextPage,
}

function TextPage() {
  const name = useScreen()
  const scene = SCENES[name]
  return <ContentPage name={name} places={PLACES} picture={scene && <ScenePicture name={scene} />} />
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
