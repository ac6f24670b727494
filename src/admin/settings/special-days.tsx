import { useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import type { StaffSettings } from '../../contract/admin/settings.ts'
import { yearInCyprus } from '../../domain/calendar.ts'
import type { SpecialDay } from '../../domain/settings.ts'
import { formatDate } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/dense/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { type DayOfYear, daysOfYear } from './days-of-year.ts'
import { LastChange } from './last-change.tsx'
import { toTyped } from './setting-fields.ts'
import { SpecialDayForm } from './special-day-form.tsx'
import { useSettingsChange } from './use-settings.ts'

interface SpecialDaysProps {
  settings: StaffSettings['specialDays']
  stores: StaffSettings['stores']['value']
}

/** The public holidays of a year and the days that differ. */
export function SpecialDays({ settings, stores }: SpecialDaysProps) {
  const { settings: words, frame } = useAdminWords()
  const may = useMay()
  const [year, setYear] = useState(() => yearInCyprus(new Date()))
  const [isAdding, setAdding] = useState(false)
  const failure = useFailure()
  const change = useSettingsChange('specialDays')
  const removing = useAsyncAction(async (day: SpecialDay) => {
    failure.clear()
    await change.send(
      settings.version,
      settings.value.filter((one) => one !== day),
    )
  }, failure.set)
  return (
    <>
      <LastChange settings={settings} />
      <ErrorBox text={failure.text} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-2">
          <Button look="outline" className="px-4!" aria-label={words.previousYear} onClick={() => setYear(year - 1)}>
            ←
          </Button>
          <p role="status" className="figures min-w-16 text-center text-title">
            {year}
          </p>
          <Button look="outline" className="px-4!" aria-label={words.nextYear} onClick={() => setYear(year + 1)}>
            →
          </Button>
        </div>
        {may('settings.edit') && <Button onClick={() => setAdding(true)}>{words.addDay}</Button>}
      </div>
      <DataTable
        caption={fill(words.daysCaption, { year })}
        columns={useColumns(stores, removing.run)}
        rows={daysOfYear(year, settings.value)}
        keyOf={({ date, special }) => `${date} ${special ? (special.store ?? 'all') : 'holiday'}`}
      />
      <Dialog isOpen={isAdding} title={words.addDayTitle} closeLabel={frame.close} onClose={() => setAdding(false)}>
        <SpecialDayForm settings={settings} stores={stores} onDone={() => setAdding(false)} />
      </Dialog>
    </>
  )
}

function useColumns(stores: SpecialDaysProps['stores'], remove: (day: SpecialDay) => void): Column<DayOfYear>[] {
  const { settings: words } = useAdminWords()
  const { words: shop, language } = useSite()
  const may = useMay()
  const nameOf = (day: DayOfYear) =>
    (day.special && localized(day.special, 'note', language)) ||
    (day.holiday && shop.appointment.holidays[day.holiday]) ||
    ''
  const placeOf = ({ special }: DayOfYear) => {
    const store = stores.find(({ id }) => id === special?.store)
    return store ? localized(store, 'name', language) : words.allStores
  }
  const stateOf = ({ special }: DayOfYear) => {
    if (!special) return words.holidayClosed
    return special.hours
      ? fill(words.openHours, { hours: String(toTyped('hours', special.hours)).replace('-', '–') })
      : words.closed
  }
  return [
    {
      key: 'day',
      title: words.day,
      cell: (day) => (
        <>
          <span className="figures font-medium">{formatDate(day.date, 'shortWeekday', language)}</span>
          <span className="block text-label text-ink-soft">{nameOf(day)}</span>
        </>
      ),
    },
    { key: 'where', title: words.where, from: 'sm', cell: placeOf },
    {
      key: 'what',
      title: words.what,
      cell: (day) => (
        <>
          <span className={`figures ${day.special ? '' : 'text-ink-soft'}`}>{stateOf(day)}</span>
          <span className="block text-label text-ink-soft sm:hidden">{placeOf(day)}</span>
        </>
      ),
    },
    {
      key: 'acts',
      title: words.acts,
      cell: ({ special, date }) =>
        special &&
        may('settings.edit') && (
          <Button
            look="bare"
            className="min-h-11"
            aria-label={fill(words.removeDayOf, { day: formatDate(date, 'day', language) })}
            onClick={() => remove(special)}
          >
            {words.removeDay}
          </Button>
        ),
    },
  ]
}
