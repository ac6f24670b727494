import { type FormEvent, Fragment, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { frameClass, frameNumberErrors, frontWidthMm, NUMBER_LIMITS } from '../../domain/fit.ts'
import { fill } from '../../i18n/translate.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { href } from '../site/paths.ts'
import { useWords } from '../site/site-context.tsx'
import { addressOfNumbers, numbersOf, type Written, writtenIn } from './near-read.ts'
import { WidthScale } from './width-scale.tsx'

const FIELDS = [
  { name: 'lens', of: 'lensWidthMm', sign: '□', example: '52' },
  { name: 'bridge', of: 'bridgeMm', sign: '–', example: '18' },
  { name: 'temple', of: 'templeMm', sign: '', example: '145' },
] as const

/** Reads the numbers of a pair one has, and says what they mean as they are written. A plain GET form without scripts. */
export function SizeReader() {
  const words = useWords()
  const { fit, product } = words
  const navigate = useNavigate()
  const asked = writtenIn(new URLSearchParams(useLocation().search))
  const [written, setWritten] = useState<Written>(asked)
  const [isAsked, setAsked] = useState(asked.lens !== '')
  const names = { lens: product.lensWidth, bridge: product.bridge, temple: product.temple }
  const numbers = numbersOf(written)
  const refused = frameNumberErrors(numbers)
  const wrong = isAsked ? FIELDS.find(({ of }) => of === refused) : undefined

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    if (refused === null) return navigate(addressOfNumbers(numbers), { preventScrollReset: true, replace: true })
    const field = FIELDS.find(({ of }) => of === refused)
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${field?.name}]`)?.focus()
  }
  return (
    <form
      action={href('sizeGuide')}
      onSubmit={submit}
      noValidate
      aria-label={fit.reader}
      className="bg-chalk p-5 sm:p-10"
    >
      <div className="flex flex-wrap items-end gap-x-2 gap-y-6 sm:gap-x-5">
        {FIELDS.map(({ name, sign, example }) => (
          <Fragment key={name}>
            <div className="w-16 sm:w-28">
              <label htmlFor={`your-${name}`} className="mb-1 block text-label text-ink-soft">
                {names[name]}
              </label>
              <input
                id={`your-${name}`}
                name={name}
                value={written[name]}
                onChange={({ target }) => setWritten({ ...written, [name]: target.value })}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                placeholder={example}
                aria-invalid={wrong?.name === name || undefined}
                aria-describedby="numbers-said"
                className="figures w-full border-b border-ink/50 bg-transparent font-display text-heading placeholder:text-ink-soft/50 aria-invalid:border-terracotta"
              />
            </div>
            {sign && (
              <span aria-hidden="true" className="pb-2 text-lead text-brass">
                {sign}
              </span>
            )}
          </Fragment>
        ))}
        <button type="submit" className={`${buttonClass()} max-sm:w-full sm:ml-auto`}>
          {fit.show}
        </button>
      </div>
      <p id="numbers-said" role="status" className={`mt-8 min-h-6 ${wrong ? 'text-terracotta' : ''}`}>
        {wrong
          ? fill(fit.outOfRange, { name: names[wrong.name], ...NUMBER_LIMITS[wrong.of] })
          : saidOf(numbers, refused, fit)}
      </p>
      <WidthScale widthMm={refused === null ? frontWidthMm(numbers) : null} />
    </form>
  )
}

function saidOf(
  numbers: ReturnType<typeof numbersOf>,
  refused: string | null,
  fit: ReturnType<typeof useWords>['fit'],
): string {
  if (refused !== null) return fit.awaited
  const width = frontWidthMm(numbers)
  return fill(fit.widths[frameClass(width)], { width })
}
