import { ContentPage } from '../content/content-page.tsx'
import { contentQuery } from '../content/content-query.ts'
import { FrameDrawing } from '../fit/frame-drawing.tsx'
import { NearFrames } from '../fit/near-frames.tsx'
import { nearQuery, numbersInQuery, wishInQuery } from '../fit/near-query.ts'
import { SizeReader } from '../fit/size-reader.tsx'
import type { PageDefinition } from '../site/page.ts'

const NAME = 'size-guide'
const PLACES = {
  drawing: () => <FrameDrawing />,
  reader: () => (
    <>
      <SizeReader />
      <NearFrames />
    </>
  ),
}

export const page: PageDefinition = {
  load: async ({ queries, language, settings }, { query }) => {
    const mine = numbersInQuery(query)
    const wish = wishInQuery(query)
    await Promise.all([
      queries.fetchQuery(contentQuery(NAME, language(), settings)),
      mine && wish && queries.prefetchQuery(nearQuery(mine, wish)),
    ])
    return undefined
  },
  Page: () => <ContentPage name={NAME} places={PLACES} />,
}
