import { useSite } from '../../client/site-context.tsx'
import { addDays, dayInCyprus } from '../../domain/calendar.ts'
import { fill } from '../../i18n/translate.ts'
import { InputField } from '../../ui/field.tsx'
import { TimeChoice } from '../appointments/time-choice.tsx'
import { useFreeTimes } from '../appointments/use-free-times.ts'
import { useSettings } from '../site/storefront-context.tsx'
import { useStores } from '../site/stores.ts'
import type { FormField } from './delivery-choice.tsx'
import type { CheckoutChoices } from './use-checkout-options.ts'

interface FittingChoiceProps {
  fields: { date: FormField; time: FormField }
  choices: CheckoutChoices
  /** The day by which the order is ready. */
  readyOn: string
  /** Somebody must be measured then. */
  needsVisit: boolean
}

/** A time of the chosen store: for the collection, if the buyer wants to book it with the order, or for measuring. */
export function FittingChoice({ fields, choices, readyOn, needsVisit }: FittingChoiceProps) {
  const { delivery, appointment, lensOrders } = useSite().words
  const texts = needsVisit ? { ...delivery.store, ...lensOrders.visit } : delivery.store
  const { daysAhead, services } = useSettings().appointments
  const store = useStores().find(({ id }) => id === choices.store)
  const date = choices.fittingDate ?? readyOn
  const free = useFreeTimes({ store: store?.name, date, service: 'collection' })
  if (!services.collection.isOffered || store === undefined) return null
  const isEarly = date !== '' && date < readyOn
  const noteOf = () => {
    if (date === '') return null
    if (isEarly) return texts.tooEarly
    if (date > addDays(dayInCyprus(new Date()), daysAhead)) return fill(texts.tooFar, { days: daysAhead })
    if (free.note === appointment.timesFailed) return texts.timesFailed
    return free.note === appointment.noTimes ? texts.noTimes : free.note
  }
  const shown = { times: isEarly ? [] : free.times, note: noteOf() }
  const chosen = shown.times.find((time) => time === choices.fittingTime) ?? ''
  return (
    <fieldset aria-describedby={`${fields.date.id}-note`}>
      <legend className="mb-2 font-display text-title">{needsVisit ? lensOrders.visit.legend : texts.fitting}</legend>
      <p id={`${fields.date.id}-note`} className="mb-5 max-w-xl text-small text-ink-soft">
        {texts.note}
      </p>
      <InputField
        {...fields.date}
        key={readyOn}
        label={texts.day}
        type="date"
        min={readyOn}
        defaultValue={readyOn}
        className="max-w-64"
      />
      <div className="mt-5">
        <TimeChoice
          field={fields.time}
          free={shown}
          chosen={chosen}
          {...(!needsVisit && { hint: appointment.timesHint, none: texts.later })}
        />
      </div>
    </fieldset>
  )
}
