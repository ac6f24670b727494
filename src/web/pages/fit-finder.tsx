import { useEffect } from 'react'
import { Link } from '../../client/link.tsx'
import { useNavigate } from '../../client/navigate.ts'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { Fit } from '../../domain/fit-score.ts'
import { fitText } from '../../domain/fit-text.ts'
import { categoriesQuery } from '../catalog/categories-query.ts'
import { ChildSizes } from '../fit/child-sizes.tsx'
import { ClassChoice } from '../fit/class-choice.tsx'
import { finderHref, fittingQuery, parseFinderQuery } from '../fit/finder-query.ts'
import { FinderResults } from '../fit/finder-results.tsx'
import { FrameDrawing } from '../fit/frame-drawing.tsx'
import { NumberForm } from '../fit/number-form.tsx'
import { WidthForm } from '../fit/width-form.tsx'
import { useLocation } from '../navigation/view.ts'
import { keepFit, parseOwnFit } from '../own-fit/choose-fit.ts'
import { currentFit, useOwnFit } from '../own-fit/own-fit.ts'
import { KnownFit } from '../people/known-fit.tsx'
import { useAccountFit } from '../people/use-account-fit.ts'
import { editorialsQuery } from '../site/editorial-picture.tsx'
import type { PageDefinition } from '../site/page.ts'
import { PageHead } from '../site/page-head.tsx'

export const page: PageDefinition = {
  load: async ({ queries }, { query: search }) => {
    const query = parseFinderQuery(search)
    const { fit } = query
    await Promise.all([
      queries.prefetchQuery(editorialsQuery),
      fit && queries.prefetchQuery(fittingQuery({ ...query, fit })),
      fit && queries.prefetchQuery(categoriesQuery),
    ])
    return undefined
  },
  Page: FitFinderPage,
}

function FitFinderPage() {
  const { fitFinder } = useWords()
  const given = new URLSearchParams(useLocation().search)
  const query = parseFinderQuery(given)
  const { fit } = query
  const navigate = useNavigate()
  useAccountFit()
  useKeptFit(fit)
  const show = (next: Fit) =>
    void navigate(finderHref(next, { category: query.category, whom: query.whom }), { preventScrollReset: true })
  return (
    <div className="shell pt-10 pb-section lg:pt-16">
      <PageHead title={fitFinder.title} description={fitFinder.description} />
      <h1 className="text-display">{fitFinder.title}</h1>
      <p className="mt-4 max-w-prose text-lead text-ink-soft">{fitFinder.text}</p>
      <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-2">
        <section>
          <h2 className="mb-2 text-title">{fitFinder.numbers.title}</h2>
          <p className="mb-6 text-small text-ink-soft">
            {fitFinder.numbers.text}{' '}
            <Link to={href('sizeGuide')} className="plain-link">
              {fitFinder.numbers.guide}
            </Link>
          </p>
          <NumberForm given={given} onFit={show} />
          <div className="mt-8">
            <FrameDrawing />
          </div>
        </section>
        <div className="space-y-12">
          <section>
            <h2 className="mb-2 text-title">{fitFinder.width.title}</h2>
            <p className="mb-6 text-small text-ink-soft">{fitFinder.width.text}</p>
            <WidthForm given={given} onFit={show} />
          </section>
          <section>
            <h2 className="mb-2 text-title">{fitFinder.classes.title}</h2>
            <p className="mb-4 text-small text-ink-soft">{fitFinder.classes.text}</p>
            <ClassChoice query={query} />
          </section>
          <ChildSizes />
        </div>
      </div>
      <KnownFit fit={fit} />
      {fit && <FinderResults query={{ ...query, fit }} />}
    </div>
  )
}

/** Keeps the fit of the address for the visit; without one there, shows the one that is kept. */
function useKeptFit(fit: Fit | null) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const own = useOwnFit()
  const text = fit && fitText(fit)
  useEffect(() => {
    if (text && parseOwnFit(currentFit())?.text !== text) keepFit(text)
  }, [text])
  useEffect(() => {
    const kept = search === '' && parseOwnFit(own)
    if (kept) void navigate(finderHref(kept.fit), { replace: true, preventScrollReset: true })
  }, [search, own, navigate])
}
