import type { FocusEvent } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { readFrameNumbers } from '../../domain/fit.ts'
import type { Fit } from '../../domain/fit-score.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { InputField } from '../../ui/field.tsx'

const FIELDS = [
  { name: 'lens', example: '52' },
  { name: 'bridge', example: '18' },
  { name: 'temple', example: '145' },
] as const

const ignore = () => undefined

interface NumberFormProps {
  given: URLSearchParams
  onFit: (fit: Fit) => void
}

/** The numbers of an old pair. Without scripts it is a plain GET form. */
export function NumberForm({ given, onFit }: NumberFormProps) {
  const { fitFinder, product } = useWords()
  const names = { lens: product.lensWidth, bridge: product.bridge, temple: product.temple }
  const form = useForm({
    id: 'numbers',
    names: ['lens', 'bridge', 'temple'],
    loadSchema: () => import('./finder-schema.ts').then(({ numbersSchema }) => numbersSchema),
    send: async ({ lens, bridge, temple }) =>
      onFit({ kind: 'numbers', lensWidthMm: lens, bridgeMm: bridge, templeMm: temple }),
    onFailure: ignore,
  })
  return (
    <form {...form.props} method="get" action={href('fitFinder')} aria-label={fitFinder.numbers.title}>
      <ProblemSummary form={form} />
      <div className="grid grid-cols-3 items-start gap-3">
        {FIELDS.map(({ name, example }) => (
          <InputField
            key={`${name} ${given.get(name)}`}
            {...form.field(name)}
            label={names[name]}
            defaultValue={given.get(name) ?? ''}
            placeholder={example}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            aria-required
            onBlur={name === 'lens' ? distribute : undefined}
          />
        ))}
      </div>
      <p className="mt-3 mb-5 text-label text-ink-soft">{fitFinder.numbers.hint}</p>
      <button type="submit" className={buttonClass()}>
        {fitFinder.numbers.find}
      </button>
    </form>
  )
}

/** Three numbers in the first field go to their own. */
function distribute({ currentTarget: { form, value } }: FocusEvent<HTMLInputElement>) {
  const printed = readFrameNumbers(value)
  if (!form || !printed) return
  const { lensWidthMm: lens, bridgeMm: bridge, templeMm: temple } = printed
  for (const [name, mm] of Object.entries({ lens, bridge, temple })) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = String(mm)
  }
}
