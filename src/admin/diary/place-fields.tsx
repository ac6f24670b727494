import { timeOf } from '../../domain/calendar.ts'
import { DIARY_STEP } from '../../domain/diary.ts'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useDiaryNames } from './use-diary-names.ts'

interface FieldProps {
  id: string
  name: string
  error?: string | undefined
}

interface PlaceFieldsProps {
  field: (name: 'date' | 'time' | 'seat') => FieldProps
  place: { date: string; time: string | null; seat: number | null }
  seats: number
}

const FIRST_MINUTE = 7 * 60
const LAST_MINUTE = 22 * 60

/** Every quarter of the hours in which somebody may be there, as `09:15`. */
export const QUARTERS = Array.from({ length: (LAST_MINUTE - FIRST_MINUTE) / DIARY_STEP + 1 }, (_, index) =>
  timeOf(FIRST_MINUTE + index * DIARY_STEP),
)

export function PlaceFields({ field, place, seats }: PlaceFieldsProps) {
  const { booking: words, diary } = useAdminWords()
  const names = useDiaryNames()
  const times = place.time === null || QUARTERS.includes(place.time) ? QUARTERS : [...QUARTERS, place.time].sort()
  const numbers = Array.from({ length: seats }, (_, index) => index + 1)
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-[1.4fr_1fr_1.2fr]">
      <InputField
        {...field('date')}
        label={words.date}
        type="date"
        defaultValue={place.date}
        required
        className="max-sm:col-span-2"
      />
      <SelectField
        {...field('time')}
        label={words.time}
        defaultValue={place.time ?? '10:00'}
        options={times.map((time) => ({ value: time, name: time }))}
        required
      />
      <SelectField
        {...field('seat')}
        label={words.seat}
        key={seats}
        defaultValue={place.seat !== null && place.seat <= seats ? String(place.seat) : ''}
        options={[
          ...numbers.map((number) => ({ value: String(number), name: names.seat(number) })),
          { value: '', name: diary.anySeat },
        ]}
      />
    </div>
  )
}
