import { ContentPage } from '../content/content-page.tsx'
import { contentQuery } from '../content/content-query.ts'
import { FaceWidths } from '../fit/face-widths.tsx'
import { FrameDrawing } from '../fit/frame-drawing.tsx'
import { NearFrames } from '../fit/near-frames.tsx'
import { nearQuery, numbersInQuery, wishInQuery } from '../fit/near-query.ts'
import { SizeReader } from '../fit/size-reader.tsx'
import { editorialsQuery } from '../site/editorial-picture.tsx'
import type { PageDefinition } from '../site/page.ts'

const NAME = 'size-guide'
const PLACES = {
  drawing: () => <FrameDrawing />,
  faces: () => <FaceWidths />,
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
      queries.prefetchQuery(editorialsQuery),
      queries.fetchQuery(contentQuery(NAME, language(), settings)),
      mine && wish && queries.prefetchQuery(nearQuery(mine, wish)),
    ])
    return undefined
  },
  Page: () => <ContentPage name={NAME} places={PLACES} />,
}
