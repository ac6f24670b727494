import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { Product } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { CheckStep } from './check-step.tsx'
import { DraftBox } from './draft-box.tsx'
import { FrameAside } from './frame-aside.tsx'
import { LensesStep } from './lenses-step.tsx'
import { PrescriptionStep } from './prescription-step.tsx'
import { SourceStep } from './source-step.tsx'
import { StepTitle } from './step-title.tsx'
import { useDraft } from './use-draft.ts'
import { type Flow, useFlow } from './use-flow.ts'
import { UseStep } from './use-step.tsx'

/** The choice of lenses for a frame, step by step. */
export function LensFlow({ product }: { product: Product }) {
  const { words, language } = useSite()
  const { lenses } = words
  const flow = useFlow(product)
  const draft = useDraft(flow)
  const { step, steps, at } = flow
  const name = localized(product, 'name', language)
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div>
        <p className="label text-ink-soft">{fill(lenses.step, { number: at + 1, all: steps.length })}</p>
        <progress
          max={steps.length}
          value={at + 1}
          aria-label={fill(lenses.step, { number: at + 1, all: steps.length })}
          className="mt-3 mb-8 block h-1 w-full appearance-none bg-hairline [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-ink"
        />
        <div className="mb-8">
          <StepTitle step={step}>{lenses.steps[step]}</StepTitle>
        </div>
        <DraftBox draft={draft} />
        <StepContent key={step} flow={flow} onAdded={draft.forget} />
      </div>
      <FrameAside product={product} name={name}>
        <Link
          to={href('product', { slug: product.slug })}
          className="plain-link inline-flex min-h-6 items-center text-small"
        >
          {lenses.frameOnly}
        </Link>
        {at > 0 && (
          <button
            type="button"
            onClick={flow.restart}
            className="plain-link inline-flex min-h-6 items-center text-small"
          >
            {lenses.restart}
          </button>
        )}
      </FrameAside>
    </div>
  )
}

function StepContent({ flow, onAdded }: { flow: Flow; onAdded: () => void }) {
  switch (flow.step) {
    case 'use':
      return <UseStep flow={flow} />
    case 'source':
      return <SourceStep flow={flow} />
    case 'prescription':
      return <PrescriptionStep key={flow.state.source} flow={flow} />
    case 'lenses':
      return <LensesStep flow={flow} />
    default:
      return <CheckStep flow={flow} onAdded={onAdded} />
  }
}
