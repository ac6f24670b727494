import { useQueryClient } from '@tanstack/react-query'
import { useForm } from '../../client/form/use-form.ts'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi, useMe } from '../site/admin-context.tsx'
import { meQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { useConfirmed } from '../site/confirmation.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'

export function OwnPin() {
  const { account: words } = useAdminWords()
  const { hasPin, isPinLocked } = useMe()
  const api = useApi()
  const failure = useFailure()
  const change = useChange()
  const form = useForm({
    id: 'new-pin',
    names: ['pin'],
    loadSchema: () => import('../../contract/admin/tills.ts').then((module) => module.pinForm),
    send: async ({ pin }) => {
      failure.clear()
      if (await change(() => api.signIn.setPin(pin), words.pinSet)) form.props.ref.current?.reset()
    },
    onFailure: failure.set,
  })
  const removing = useAsyncAction(async () => {
    failure.clear()
    await change(() => api.signIn.removePin(), words.pinRemoved)
  }, failure.set)
  return (
    <form {...form.props} aria-label={words.pin} className="space-y-4">
      <p className="text-ink-soft">{hasPin ? words.hasPin : words.hasNoPin}</p>
      {isPinLocked && <p className="text-small text-terracotta">{words.isLocked}</p>}
      <ErrorBox text={failure.text} />
      <InputField
        {...form.field('pin')}
        label={words.newPin}
        hint={words.pinHint}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        required
        className="max-w-xs"
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" look="outline" isBusy={form.isBusy}>
          {hasPin ? words.changePin : words.setPin}
        </Button>
        {hasPin && (
          <Button look="bare" className="min-h-11 text-terracotta" isBusy={removing.isBusy} onClick={removing.run}>
            {words.removePin}
          </Button>
        )}
      </div>
    </form>
  )
}

function useChange() {
  const confirmed = useConfirmed()
  const queries = useQueryClient()
  const toast = useToast()
  return async (act: () => Promise<null>, done: string): Promise<boolean> => {
    if ((await confirmed(act)) === undefined) return false
    await queries.invalidateQueries(meQuery)
    toast.show({ title: done })
    return true
  }
}
