import { useRef, useState } from 'react'
import { useForm } from '../../client/form/use-form.ts'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { InputField } from '../../ui/field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import type { AdminOrder } from './order.ts'
import { useOrderChange } from './use-order-change.ts'

export function BuyerActs({ order }: { order: AdminOrder }) {
  const { order: words, frame } = useAdminWords()
  const [isCorrecting, setCorrecting] = useState(false)
  return (
    <p className="mt-3 flex flex-col items-start gap-2">
      {order.shippingAddress.email !== '' && <Resend order={order} />}
      <Button look="bare" className="min-h-8 text-left text-sea" onClick={() => setCorrecting(true)}>
        {words.correct}
      </Button>
      <Dialog isOpen={isCorrecting} title={words.correct} closeLabel={frame.close} onClose={() => setCorrecting(false)}>
        <EmailForm order={order} onDone={() => setCorrecting(false)} />
      </Dialog>
    </p>
  )
}

function Resend({ order }: { order: AdminOrder }) {
  const { order: words, frame } = useAdminWords()
  const api = useApi()
  const change = useOrderChange(order.id)
  const showError = useErrorToast()
  const requestKey = useRequestKey()
  const sending = useAsyncAction(
    async () => {
      const done = fill(words.resent, { email: order.shippingAddress.email })
      await change(() => api.orders.resendConfirmation(order.id, requestKey.get()), done)
      requestKey.renew()
    },
    (error) => showError(error, frame.notDone),
  )
  return (
    <Button look="bare" className="min-h-8 text-left text-sea" isBusy={sending.isBusy} onClick={sending.run}>
      {words.resend}
    </Button>
  )
}

const loadForm = () => import('../../contract/admin/orders.ts')

function EmailForm({ order, onDone }: { order: AdminOrder; onDone: () => void }) {
  const { order: words } = useAdminWords()
  const api = useApi()
  const change = useOrderChange(order.id)
  const failure = useFailure()
  const resend = useRef<HTMLInputElement>(null)
  const form = useForm({
    id: 'correct-email',
    names: ['email'],
    loadSchema: () => loadForm().then((module) => module.orderEmailForm.pick({ email: true })),
    send: async ({ email }) => {
      failure.clear()
      const isConfirmationResent = resend.current?.checked ?? false
      const { version } = order
      await change(() => api.orders.correctEmail(order.id, { version, email, isConfirmationResent }), words.corrected)
      onDone()
    },
    onFailure: failure.set,
  })
  return (
    <form {...form.props} aria-label={words.correct} className="max-w-md space-y-5">
      <p className="text-ink-soft">{words.correctText}</p>
      <ErrorBox text={failure.text} />
      <InputField
        {...form.field('email')}
        label={words.email}
        type="email"
        autoComplete="off"
        defaultValue={order.shippingAddress.email}
        required
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
        <input ref={resend} type="checkbox" defaultChecked className="size-5 shrink-0 cursor-pointer accent-sea" />
        {words.sendConfirmation}
      </label>
      <Button type="submit" isBusy={form.isBusy}>
        {words.correctSubmit}
      </Button>
    </form>
  )
}
