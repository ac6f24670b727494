import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react'
import type { Schema } from '../../client/form/use-check.ts'
import { useForm } from '../../client/form/use-form.ts'
import type { AdminInput } from '../../contract/admin/calls.ts'
import { ApiError } from '../../contract/client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { InputField } from '../../ui/field.tsx'
import { useApi, useMe } from './admin-context.tsx'
import { meQuery } from './admin-query.ts'
import { useAdminWords } from './admin-words.tsx'
import { ErrorBox } from './error-box.tsx'
import { useFailure } from './use-failure.ts'

type Answer = AdminInput<'POST /api/admin/confirm'>['body']
type RunConfirmed = <Result>(act: () => Promise<Result>) => Promise<Result | undefined>

const ConfirmedContext = createContext<RunConfirmed | null>(null)

/**
 * Runs an act that the server may refuse until the person has confirmed who they are; then it asks them and runs it
 * again. Without an answer nothing happens, and the result is `undefined`.
 */
export function useConfirmed(): RunConfirmed {
  const confirmed = use(ConfirmedContext)
  if (!confirmed) throw new Error('useConfirmed must be used within Confirmation')
  return confirmed
}

export function Confirmation({ children }: { children: ReactNode }) {
  const { confirmation, frame } = useAdminWords()
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(isConfirmed: boolean) => void>(undefined)

  const close = (isConfirmed: boolean) => {
    setOpen(false)
    answer.current?.(isConfirmed)
  }
  const confirmed = useMemo<RunConfirmed>(() => {
    const ask = () =>
      new Promise<boolean>((resolve) => {
        answer.current = resolve
        setOpen(true)
      })
    return async (act) => {
      try {
        return await act()
      } catch (error) {
        if (!isConfirmationMissing(error)) throw error
        return (await ask()) ? act() : undefined
      }
    }
  }, [])

  return (
    <ConfirmedContext value={confirmed}>
      {children}
      <Dialog
        look="narrow"
        isOpen={isOpen}
        title={confirmation.title}
        closeLabel={frame.close}
        onClose={() => close(false)}
      >
        <ConfirmationForm onDone={() => close(true)} />
      </Dialog>
    </ConfirmedContext>
  )
}

const isConfirmationMissing = (error: unknown) =>
  error instanceof ApiError && error.problem?.code === 'confirmation_required'

const loadForms = () => import('../../contract/admin/sign-in.ts')

function ConfirmationForm({ onDone }: { onDone: () => void }) {
  const { confirmation: words, signIn } = useAdminWords()
  const api = useApi()
  const queries = useQueryClient()
  const { hasSecondFactor } = useMe()
  const failure = useFailure()
  const form = useForm({
    id: 'confirmation',
    names: ['code', 'password'],
    loadSchema: async () => {
      const { codeForm, staffSignInForm } = await loadForms()
      const schema: Schema<Answer> = hasSecondFactor ? codeForm : staffSignInForm.pick({ password: true })
      return schema
    },
    send: async (checked) => {
      failure.clear()
      const { confirmedUntil } = await api.signIn.confirm(checked)
      queries.setQueryData(meQuery.queryKey, (me) => me && { ...me, confirmedUntil })
      onDone()
    },
    onFailure: failure.set,
  })
  return (
    <form {...form.props} aria-label={words.title} className="max-w-sm">
      <p className="mb-6 text-ink-soft">{hasSecondFactor ? words.byCode : words.byPassword}</p>
      <ErrorBox text={failure.text} />
      {hasSecondFactor ? (
        <InputField
          {...form.field('code')}
          label={signIn.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      ) : (
        <InputField
          {...form.field('password')}
          label={signIn.password}
          type="password"
          autoComplete="current-password"
          required
        />
      )}
      <Button type="submit" isBusy={form.isBusy} className="mt-6">
        {words.submit}
      </Button>
    </form>
  )
}
