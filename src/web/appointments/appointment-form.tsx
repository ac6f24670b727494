import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useSite } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { SERVICE_NAMES } from '../../domain/services.ts'
import { openStores } from '../../domain/stores.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { PlainSubmit } from '../site/plain-submit.tsx'
import { useSettings } from '../site/storefront-context.tsx'
import { useStores } from '../site/stores.ts'
import { BookingConfirmation } from './booking-confirmation.tsx'
import { ChosenFrames } from './chosen-frames.tsx'
import { TimeChoice } from './time-choice.tsx'
import { useAppointmentForm } from './use-appointment-form.ts'
import { useToday } from './use-today.ts'

export function AppointmentForm() {
  const { words, language } = useSite()
  const { contact, appointment } = words
  const today = useToday()
  const form = useAppointmentForm()
  const { services: lengths } = useSettings().appointments
  const { chosen } = form
  const stores = openStores(useStores()).map((store) => {
    const name = localized(store, 'name', language)
    const hasAll = form.isTrying ? form.frames.hasAll(store.id) : undefined
    return { value: store.name, name: hasAll === false ? fill(appointment.frames.notThere, { store: name }) : name }
  })
  const services = SERVICE_NAMES.filter((name) => lengths[name].isOffered).map((name) => ({
    value: name,
    name: fill(contact.serviceMinutes, { service: appointment.services[name], minutes: lengths[name].minutes }),
  }))
  return (
    <div>
      {form.booked && <BookingConfirmation appointment={form.booked} />}
      {form.isTrying && <ChosenFrames chosen={form.frames} />}
      <form {...form.props} action={href('contact')} onChange={form.noteChange} aria-label={contact.heading}>
        <ProblemSummary form={form} />
        <div className="grid gap-5 sm:grid-cols-2">
          <InputField {...form.field('firstName')} label={contact.firstName} autoComplete="given-name" required />
          <InputField {...form.field('lastName')} label={contact.lastName} autoComplete="family-name" required />
          <InputField {...form.field('email')} label={contact.email} type="email" autoComplete="email" required />
          <InputField {...form.field('phone')} label={contact.phone} type="tel" autoComplete="tel" required />
          <SelectField
            {...form.field('store')}
            label={contact.store}
            options={[{ value: '', name: contact.chooseStore }, ...stores]}
            required
          />
          <InputField
            {...form.field('date')}
            label={contact.date}
            type="date"
            min={today}
            max={form.lastDay}
            required
          />
          <SelectField
            {...form.field('service')}
            label={contact.service}
            options={[{ value: '', name: contact.anyService }, ...services]}
            className="sm:col-span-2"
          />
        </div>
        <div className="mt-6 noscript:hidden">
          <TimeChoice
            field={form.field('time')}
            free={form.free}
            chosen={chosen}
            {...(!form.isTrying && { hint: appointment.timesHint, none: appointment.anyTime })}
          />
        </div>
        <TextAreaField
          {...form.field('message')}
          label={contact.message}
          hint={contact.messageHint}
          rows={4}
          className="mt-6"
        />
        <PlainSubmit className="mt-8">{contact.submit}</PlainSubmit>
        <Button
          type="submit"
          isBusy={form.isBusy}
          disabled={form.booked !== null}
          className="mt-8 max-sm:w-full noscript:hidden"
        >
          {form.isBusy ? contact.submitting : contact.submit}
        </Button>
      </form>
    </div>
  )
}
