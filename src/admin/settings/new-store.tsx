import { useNavigate } from 'react-router'
import { useForm } from '../../client/form/use-form.ts'
import type { StaffSettings } from '../../contract/admin/settings.ts'
import type { Store } from '../../domain/stores.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { adminHref } from '../site/screens.ts'
import { useFailure } from '../site/use-failure.ts'
import { useSettingsChange } from './use-settings.ts'

interface NewStoreProps {
  settings: StaffSettings['stores']
  onDone: () => void
}

const NAMES = ['id', 'name', 'nameEl', 'address', 'addressEl', 'phone'] as const
const WEEKDAY = { opens: 9 * 60, closes: 19 * 60 }
/** In the middle of the island, until the position is entered. */
const START = {
  latitude: 35.1264,
  longitude: 33.4299,
  seats: 1,
  opening: [null, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY],
  licence: '',
  isClosed: false,
}

export function NewStore({ settings, onDone }: NewStoreProps) {
  const { settings: words } = useAdminWords()
  const change = useSettingsChange('stores')
  const navigate = useNavigate()
  const failure = useFailure()
  const form = useForm({
    id: 'new-store',
    names: NAMES,
    loadSchema: async () => {
      const { STORE_SCHEMA } = await import('../../contract/settings.ts')
      return {
        safeParse: (typed: unknown) => STORE_SCHEMA.safeParse({ ...START, ...(typed as Record<string, string>) }),
      }
    },
    send: async (store: Store) => {
      failure.clear()
      const changed = await change.send(settings.version, [...settings.value, store])
      if (!changed) return
      onDone()
      await navigate(adminHref('settingsStore', { params: { storeId: store.id } }))
    },
    onFailure: failure.set,
  })
  const field = (name: (typeof NAMES)[number], label: string, hint?: string) => (
    <InputField {...form.field(name)} label={label} hint={hint} autoComplete="off" required />
  )
  return (
    <form {...form.props} aria-label={words.addStore} className="max-w-lg space-y-5">
      <p className="text-ink-soft">{words.addStoreText}</p>
      <ErrorBox text={failure.text} />
      {field('name', words.fields.name)}
      {field('nameEl', words.fields.nameEl)}
      {field('id', words.storeId, words.hints.storeId)}
      {field('address', words.fields.address, words.hints.address)}
      {field('addressEl', words.fields.addressEl)}
      {field('phone', words.fields.phone)}
      <Button type="submit" isBusy={form.isBusy}>
        {words.addStore}
      </Button>
    </form>
  )
}
