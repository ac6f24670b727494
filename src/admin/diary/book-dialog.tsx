import { useState } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { InputField } from '../../ui/field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import { ChoiceChips } from './choice-chips.tsx'
import type { Diary, Place } from './diary-page.ts'
import { PersonBox } from './person-box.tsx'
import { PlaceFields } from './place-fields.tsx'
import { ServiceMark } from './service-mark.tsx'
import { isOutsideHours, useDiaryReload } from './use-diary-change.ts'
import { useDiaryNames } from './use-diary-names.ts'

interface BookDialogProps {
  place: Place | null
  diary: Diary
  onClose: () => void
}

export function BookDialog({ place, diary, onClose }: BookDialogProps) {
  const { booking: words, frame } = useAdminWords()
  return (
    <Dialog isOpen={place !== null} title={words.title} closeLabel={frame.close} onClose={onClose}>
      {place && <BookForm place={place} diary={diary} onDone={onClose} />}
    </Dialog>
  )
}

function BookForm({ place, diary, onDone }: { place: Place; diary: Diary; onDone: () => void }) {
  const { booking: words } = useAdminWords()
  const { words: shop, language } = useSite()
  const names = useDiaryNames()
  const form = useBookForm(diary.store.id, onDone)
  const services = diary.services.map(({ name, minutes }) => ({
    value: name,
    shown: (
      <>
        <ServiceMark service={name} />
        {names.service({ service: name })}
        <span className="figures text-label opacity-80">{fill(words.minutes, { minutes })}</span>
      </>
    ),
  }))
  return (
    <form
      {...form.props}
      aria-label={words.title}
      // The row with the button covers the end of the dialog.
      className="space-y-6 [&_:is(input,select,textarea)]:scroll-mb-28"
    >
      <ProblemSummary form={form} />
      <ErrorBox text={form.failure} />
      <ChoiceChips legend={words.service} field={form.field('service')} options={services} defaultValue="fitting" />
      <PersonBox form={form.props.ref} />
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField {...form.field('phone')} label={shop.contact.phone} type="tel" autoComplete="off" required />
        <InputField
          {...form.field('email')}
          label={shop.contact.email}
          hint={words.emailHint}
          type="email"
          autoComplete="off"
        />
        <InputField {...form.field('firstName')} label={shop.contact.firstName} autoComplete="off" />
        <InputField {...form.field('lastName')} label={shop.contact.lastName} autoComplete="off" />
      </div>
      <PlaceFields field={form.field} place={place} seats={diary.store.seats} />
      <div className="flex flex-wrap gap-x-8 gap-y-6">
        <ChoiceChips
          legend={words.language}
          field={form.field('language')}
          options={[
            { value: 'el', shown: 'Ελληνικά' },
            { value: 'en', shown: 'English' },
          ]}
          defaultValue={language}
        />
        <ChoiceChips
          legend={words.source}
          field={form.field('source')}
          options={(['store', 'phone'] as const).map((value) => ({ value, shown: words.sources[value] }))}
          defaultValue="store"
        />
      </div>
      <TextAreaField {...form.field('staffNote')} label={words.note} hint={words.noteHint} rows={2} />
      <div className="sticky -bottom-6 z-10 -mx-6 border-t border-hairline bg-paper px-6 py-4 sm:-bottom-10 sm:-mx-10 sm:px-10">
        <Button type="submit" isBusy={form.isBusy} className="max-sm:w-full">
          {form.isConfirming ? words.submitAnyway : words.submit}
        </Button>
      </div>
    </form>
  )
}

const NAMES = [
  'date',
  'time',
  'seat',
  'service',
  'phone',
  'email',
  'firstName',
  'lastName',
  'language',
  'source',
  'staffNote',
] as const

function useBookForm(store: string, onDone: () => void) {
  const { booking: words } = useAdminWords()
  const { language } = useSite()
  const api = useApi()
  const reload = useDiaryReload()
  const toast = useToast()
  const failure = useFailure()
  const requestKey = useRequestKey()
  const [isConfirming, setConfirming] = useState(false)
  const form = useForm({
    id: 'book',
    names: NAMES,
    loadSchema: async () => {
      const { staffBookingForm } = await import('../../contract/admin/diary-forms.ts')
      return {
        safeParse: (typed: unknown) => {
          const { seat, ...fields } = typed as Record<string, string>
          const number = seat ? Number(seat) : undefined
          return staffBookingForm.safeParse({ ...fields, store, seat: number, requestKey: requestKey.get() })
        },
      }
    },
    send: async (checked) => {
      failure.clear()
      const made = await api.diary.book({ ...checked, isOutsideHours: isConfirming })
      await reload()
      const date = formatDate(made.date, 'shortWeekday', language)
      toast.show({ title: fill(words.booked, { time: made.time ?? '', date }) })
      onDone()
    },
    onFailure: (error) => {
      failure.set(error)
      setConfirming(isOutsideHours(error))
    },
  })
  return { ...form, failure: failure.text, isConfirming }
}
