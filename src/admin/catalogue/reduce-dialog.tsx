import { type FormEvent, useState } from 'react'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { fromWire, toWire } from '../../contract/money.ts'
import { addDays, dayInCyprus } from '../../domain/calendar.ts'
import { priceText, readPriceInput } from '../../domain/price-input.ts'
import { reducedPriceCents } from '../../domain/reductions.ts'
import { formatDate } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { InputField } from '../../ui/field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import { errorFields } from './error-fields.ts'
import { PriceField } from './price-field.tsx'
import type { AdminProduct } from './product-draft.ts'
import { ReductionLaw } from './reduction-law.tsx'
import type { useProductChange } from './use-product-change.ts'

const PERCENTS = [10, 20, 30, 50]
const LENGTHS = { week: 7, twoWeeks: 14, month: 30 } as const

interface ReduceDialogProps {
  product: AdminProduct
  isOpen: boolean
  onClose: () => void
  change: ReturnType<typeof useProductChange>
}

export function ReduceDialog({ product, isOpen, onClose, change }: ReduceDialogProps) {
  const { product: words, frame } = useAdminWords()
  const { language } = useSite()
  const title = fill(words.reduceTitle, { product: localized(product, 'name', language) || product.name })
  return (
    <Dialog isOpen={isOpen} title={title} closeLabel={frame.close} onClose={onClose}>
      <ReduceForm product={product} onClose={onClose} change={change} />
    </Dialog>
  )
}

function ReduceForm({ product, onClose, change }: Omit<ReduceDialogProps, 'isOpen'>) {
  const { product: words } = useAdminWords()
  const api = useApi()
  const today = dayInCyprus(new Date())
  const [form, setForm] = useState({ price: '', from: today, to: addDays(today, LENGTHS.week - 1) })
  const requestKey = useRequestKey()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const failure = useFailure()
  const fullCents = fromWire(product.price ?? 0)
  const typed = readPriceInput(form.price)
  const cents = typed.is === 'price' && typed.cents < fullCents ? typed.cents : null

  const saving = useAsyncAction(
    async () => {
      failure.clear()
      setErrors({})
      if (cents === null) return setErrors({ price: fill(words.lawEnter, { price: inEuro(toWire(fullCents)) }) })
      const { version } = product
      const body = { version, requestKey: requestKey.get(), price: toWire(cents), from: form.from, to: form.to }
      await change.run(() => api.products.reduce(product.id, body), words.reduced)
      onClose()
    },
    (error) => {
      setErrors(errorFields(error))
      failure.set(error)
    },
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    saving.run()
  }
  return (
    <form onSubmit={onSubmit} noValidate className="max-w-xl space-y-6">
      <ErrorBox text={failure.text} />
      <div>
        <div className="mb-3 flex flex-wrap gap-2">
          {PERCENTS.map((percent) => {
            const reduced = priceText(reducedPriceCents(fullCents, percent))
            return (
              <Button
                key={percent}
                look="outline"
                className="figures min-h-11 aria-pressed:border-sea aria-pressed:bg-chalk"
                aria-pressed={form.price === reduced}
                onClick={() => setForm({ ...form, price: reduced })}
              >
                {fill(words.lessPercent, { percent })}
              </Button>
            )
          })}
        </div>
        <PriceField
          id="reduced-price"
          label={words.reducedPrice}
          value={form.price}
          error={errors.price}
          onChange={(price) => setForm({ ...form, price })}
        />
      </div>
      <Days days={form} errors={errors} onChange={(days) => setForm({ ...form, ...days })} />
      <ReductionLaw product={product} cents={cents} from={form.from} />
      <Button type="submit" isBusy={saving.isBusy}>
        {words.reduceSubmit}
      </Button>
    </form>
  )
}

interface DaysProps {
  days: { from: string; to: string }
  errors: Readonly<Record<string, string>>
  onChange: (days: { from: string; to: string }) => void
}

/** The browser writes dates in its own language, so the days are in words beside. */
function Days({ days, errors, onChange }: DaysProps) {
  const { product: words } = useAdminWords()
  const { language } = useSite()
  const inWords = (day: string) => (day === '' ? '' : formatDate(day, 'weekday', language))
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {(['from', 'to'] as const).map((name) => (
        <InputField
          key={name}
          type="date"
          name={name}
          label={words[name]}
          hint={inWords(days[name])}
          error={errors[name]}
          value={days[name]}
          onChange={({ target }) => onChange({ ...days, [name]: target.value })}
        />
      ))}
      <fieldset className="flex flex-wrap gap-2 sm:col-span-2">
        <legend className="sr-only">{words.days}</legend>
        {(['week', 'twoWeeks', 'month'] as const).map((name) => {
          const to = days.from === '' ? '' : addDays(days.from, LENGTHS[name] - 1)
          return (
            <Button
              key={name}
              look="outline"
              className="min-h-11 aria-pressed:border-sea aria-pressed:bg-chalk"
              aria-pressed={days.to === to}
              onClick={() => onChange({ ...days, to })}
            >
              {words[name]}
            </Button>
          )
        })}
      </fieldset>
    </div>
  )
}
