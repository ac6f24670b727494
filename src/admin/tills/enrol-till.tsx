import { useForm } from '../../client/form/use-form.ts'
import { useSite } from '../../client/site-context.tsx'
import { localized } from '../../i18n/languages.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useConfirmed } from '../site/confirmation.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import { useOpenStores } from '../site/use-stores.ts'
import type { Till } from './till.ts'

const loadForm = () => import('../../contract/admin/tills.ts')

export function EnrolTill({ isTill, onDone }: { isTill: boolean; onDone: (till: Till) => void }) {
  const { tills: words } = useAdminWords()
  const { language } = useSite()
  const api = useApi()
  const confirmed = useConfirmed()
  const requestKey = useRequestKey()
  const stores = useOpenStores()
  const failure = useFailure()
  const form = useForm({
    id: 'till',
    names: ['name', 'store'],
    loadSchema: () => loadForm().then(({ tillForm }) => tillForm.omit({ requestKey: true })),
    send: async (checked) => {
      failure.clear()
      const till = await confirmed(() => api.tills.enrol({ ...checked, requestKey: requestKey.get() }))
      if (till) onDone(till)
    },
    onFailure: failure.set,
  })
  return (
    <form {...form.props} aria-label={words.enrolTitle} className="max-w-md space-y-5">
      <p className="text-ink-soft">{words.enrolText}</p>
      {isTill && <p className="border-l-2 border-sea pl-4 text-small">{words.enrolAgain}</p>}
      <ErrorBox text={failure.text} />
      <InputField
        {...form.field('name')}
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={60}
        required
      />
      <SelectField
        {...form.field('store')}
        label={words.store}
        options={stores.map((store) => ({ value: store.id, name: localized(store, 'name', language) }))}
      />
      <Button type="submit" isBusy={form.isBusy}>
        {words.enrolSubmit}
      </Button>
    </form>
  )
}
