import { useEffect, useState } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { Link } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { Fit } from '../../domain/fit-score.ts'
import { fill } from '../../i18n/translate.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { InputField } from '../../ui/field.tsx'
import { measuredFaceWidth } from '../own-fit/face-width.ts'

const ignore = () => undefined

interface WidthFormProps {
  given: URLSearchParams
  onFit: (fit: Fit) => void
}

/** The width of a face: what the mirror measured in this visit, or typed. */
export function WidthForm({ given, onFit }: WidthFormProps) {
  const { width: words } = useWords().fitFinder
  const [measured, setMeasured] = useState<number | null>(null)
  useEffect(() => setMeasured(measuredFaceWidth()), [])
  const form = useForm({
    id: 'face',
    names: ['width'],
    loadSchema: () => import('./finder-schema.ts').then(({ widthSchema }) => widthSchema),
    send: async ({ width }) => onFit({ kind: 'width', widthMm: width }),
    onFailure: ignore,
  })
  const shown = given.get('width') ?? (measured === null ? '' : String(measured))
  return (
    <form {...form.props} method="get" action={href('fitFinder')} aria-label={words.title}>
      <ProblemSummary form={form} />
      <InputField
        key={shown}
        {...form.field('width')}
        label={words.label}
        hint={measured === null ? words.hint : fill(words.measured, { width: measured })}
        defaultValue={shown}
        placeholder="139"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        aria-required
      />
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <button type="submit" className={buttonClass()}>
          {words.find}
        </button>
        <Link to={href('virtualTryOn')} className="plain-link inline-flex min-h-11 items-center text-small">
          {words.mirror}
        </Link>
      </div>
    </form>
  )
}
