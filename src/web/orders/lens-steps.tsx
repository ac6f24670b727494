import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { LensWork, OrderForBuyer } from '../../contract/orders.ts'
import { stepsToCome } from '../../domain/lens-job.ts'
import { localized } from '../../i18n/languages.ts'
import type { Dictionary } from '../../i18n/translate.ts'
import { DatedSteps } from './dated-steps.tsx'

/** What has become of each pair of lenses of an order, what it waits for, and what is still to come. */
export function LensSteps({ order: { items, lensWork } }: { order: OrderForBuyer }) {
  const { words, language } = useSite()
  const { work } = words.lensOrders
  if (lensWork.length === 0) return null
  return (
    <section aria-labelledby="lens-steps" className="mt-8">
      <h2 id="lens-steps" className="label mb-3 font-text text-ink-soft">
        {work.title}
      </h2>
      {lensWork.map(({ item, state, isRemake, steps }) => {
        const line = items[item]
        const note = line?.lenses && noteOf(state, line.lenses, words)
        return (
          <div key={item} className="mb-6 last:mb-0">
            {line && <h3 className="mb-1.5 font-text text-body font-medium">{localized(line, 'name', language)}</h3>}
            {isRemake && <p className="mb-1.5 text-small">{work.again}</p>}
            {note && <p className="mb-3 max-w-lg border-l-2 border-brass py-1 pl-4 text-small">{note}</p>}
            {state === 'refused' && (
              <p className="mb-3">
                <Link to={href('contact')} className="inline-block min-h-6 text-small underline">
                  {work.call}
                </Link>
              </p>
            )}
            <DatedSteps
              steps={[
                ...steps.map((step) => ({ text: work.states[step.state], at: step.at })),
                ...stepsToCome(state).map((step) => ({ text: <ToCome state={work.states[step]} />, at: null })),
              ]}
            />
          </div>
        )
      })}
    </section>
  )
}

/** Screen readers are told too that a step has not been taken. */
function ToCome({ state }: { state: string }) {
  const { work } = useSite().words.lensOrders
  return (
    <>
      {state}
      <span className="sr-only">{`, ${work.toCome}`}</span>
    </>
  )
}

type Lenses = NonNullable<OrderForBuyer['items'][number]['lenses']>

/** What a pair waits for, where it waits for something that the buyer should know. */
function noteOf(state: LensWork['state'], { prescription }: Lenses, { lensOrders }: Dictionary): string | null {
  const { next, work } = lensOrders
  switch (state) {
    case 'awaiting_prescription':
      return next.later
    case 'checking':
      return next.checked
    case 'measuring':
      return prescription === 'eye_test' ? next.eye_test : next.visit
    case 'question':
      return work.question
    case 'refused':
      return work.refused
    default:
      return null
  }
}
