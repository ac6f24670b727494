import { type FormEvent, Fragment, useState } from 'react'
import { useNavigate } from '../../client/navigate.ts'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { frameClass, frameNumberErrors, frontWidthMm, NUMBER_LIMITS } from '../../domain/fit.ts'
import { fill } from '../../i18n/translate.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { useLocation } from '../navigation/view.ts'
import { type NumberTexts, numbersHref, numbersOf, numberTextsIn, wishTextsIn } from './near-query.ts'
import { WidthScale } from './width-scale.tsx'
import { WishFields } from './wish-fields.tsx'

const FIELDS = [
  { name: 'lens', of: 'lensWidthMm', sign: '□', example: '52' },
  { name: 'bridge', of: 'bridgeMm', sign: '–', example: '18' },
  { name: 'temple', of: 'templeMm', sign: '', example: '145' },
] as const

/** Explains the numbers of a pair of glasses as they are typed. Without scripts it is a plain GET form. */
export function SizeReader() {
  const words = useWords()
  const { fit, product } = words
  const navigate = useNavigate()
  const query = new URLSearchParams(useLocation().search)
  const given = numberTextsIn(query)
  const [wish, setWish] = useState(wishTextsIn(query))
  const [texts, setTexts] = useState<NumberTexts>(given)
  const [isSubmitted, setSubmitted] = useState(given.lens !== '')
  const names = { lens: product.lensWidth, bridge: product.bridge, temple: product.temple }
  const numbers = numbersOf(texts)
  const wrongName = frameNumberErrors(numbers)
  const wrong = isSubmitted ? FIELDS.find(({ of }) => of === wrongName) : undefined

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (wrongName === null) return navigate(numbersHref(numbers, wish), { preventScrollReset: true, replace: true })
    const field = FIELDS.find(({ of }) => of === wrongName)
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
                value={texts[name]}
                onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                placeholder={example}
                aria-invalid={wrong?.name === name || undefined}
                aria-describedby="numbers-message"
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
      </div>
      <WishFields wish={wish} onChange={setWish} />
      <button type="submit" className={`mt-6 ${buttonClass()} max-sm:w-full`}>
        {fit.show}
      </button>
      <p id="numbers-message" role="status" className={`mt-8 min-h-6 ${wrong ? 'text-terracotta' : ''}`}>
        {wrong
          ? fill(fit.outOfRange, { name: names[wrong.name], ...NUMBER_LIMITS[wrong.of] })
          : numbersMessage(numbers, wrongName, fit)}
      </p>
      <WidthScale widthMm={wrongName === null ? frontWidthMm(numbers) : null} />
    </form>
  )
}

function numbersMessage(
  numbers: ReturnType<typeof numbersOf>,
  wrongName: string | null,
  fit: ReturnType<typeof useWords>['fit'],
): string {
  if (wrongName !== null) return fit.prompt
  const width = frontWidthMm(numbers)
  return fill(fit.widths[frameClass(width)], { width })
}
