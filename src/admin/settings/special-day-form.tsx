import { useState } from 'react'
import { ProblemSummary } from '../../client/form/problem-summary.tsx'
import { useForm } from '../../client/form/use-form.ts'
import { useSite } from '../../client/site-context.tsx'
import type { StaffSettings } from '../../contract/admin/settings.ts'
import type { SpecialDay } from '../../domain/settings.ts'
import { localized } from '../../i18n/languages.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { HoursInput } from './hours-input.tsx'
import { fromDraft } from './setting-fields.ts'
import { useSettingsChange } from './use-settings.ts'

interface SpecialDayFormProps {
  settings: StaffSettings['specialDays']
  stores: StaffSettings['stores']['value']
  onDone: () => void
}

const HOURS = [{ path: 'hours', kind: 'hours', label: '' }] as const

export function SpecialDayForm({ settings, stores, onDone }: SpecialDayFormProps) {
  const { settings: words } = useAdminWords()
  const { language } = useSite()
  const [hours, setHours] = useState('')
  const change = useSettingsChange('specialDays')
  const failure = useFailure()
  const form = useForm({
    id: 'special-day',
    names: ['date', 'store', 'hours', 'note', 'noteEl'],
    loadSchema: async () => {
      const { SPECIAL_DAY_SCHEMA } = await import('../../contract/settings.ts')
      return {
        safeParse: (typed: unknown) => {
          const day = typed as Record<string, string>
          return SPECIAL_DAY_SCHEMA.safeParse(fromDraft(HOURS, { ...day, store: day.store || null }, { hours }))
        },
      }
    },
    send: async (day: SpecialDay) => {
      failure.clear()
      const others = settings.value.filter(({ date, store }) => date !== day.date || store !== day.store)
      if (await change.send(settings.version, [...others, day])) onDone()
    },
    onFailure: failure.set,
  })
  const options = stores.map((store) => ({ value: store.id, name: localized(store, 'name', language) }))
  return (
    <form {...form.props} aria-label={words.addDayTitle} className="max-w-lg space-y-5">
      <ErrorBox text={failure.text} />
      <ProblemSummary form={form} />
      <InputField {...form.field('date')} label={words.fields.date} type="date" required className="max-w-60" />
      <SelectField
        {...form.field('store')}
        label={words.store}
        options={[{ value: '', name: words.allStores }, ...options]}
      />
      <HoursInput
        id="special-day-hours"
        label={words.isOpenThatDay}
        typed={hours}
        error={form.field('hours').error}
        onChange={setHours}
      />
      <InputField {...form.field('note')} label={words.fields.note} autoComplete="off" />
      <InputField {...form.field('noteEl')} label={words.fields.noteEl} autoComplete="off" />
      <Button type="submit" isBusy={form.isBusy}>
        {words.save}
      </Button>
    </form>
  )
}
