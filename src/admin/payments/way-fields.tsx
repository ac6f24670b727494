import { useSite } from '../../client/site-context.tsx'
import type { StoreId } from '../../domain/stores.ts'
import { localized } from '../../i18n/languages.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useOpenStores } from '../site/use-stores.ts'

interface WayFieldProps<Way extends string> {
  label: string
  ways: readonly Way[]
  names: Readonly<Record<Way, string>>
  value: Way
  onChange: (way: Way) => void
}

export function WayField<Way extends string>({ label, ways, names, value, onChange }: WayFieldProps<Way>) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => {
        const way = ways.find((one) => one === target.value)
        if (way !== undefined) onChange(way)
      }}
      options={ways.map((way) => ({ value: way, name: names[way] }))}
    />
  )
}

interface StoreFieldProps {
  value: StoreId | undefined
  error: string | undefined
  onChange: (store: StoreId | undefined) => void
}

/** The store whose till takes or gives the money. */
export function StoreField({ value, error, onChange }: StoreFieldProps) {
  const { money: words } = useAdminWords()
  const { language } = useSite()
  const stores = useOpenStores().map((one) => ({ value: one.id, name: localized(one, 'name', language) }))
  return (
    <SelectField
      label={words.store}
      value={value ?? ''}
      error={error}
      onChange={({ target }) => onChange((target.value || undefined) as StoreId | undefined)}
      options={[{ value: '', name: words.chooseStore }, ...stores]}
      required
    />
  )
}
