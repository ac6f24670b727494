import { useState } from 'react'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { keepOwnStore, readOwnStore } from '../site/own-store.ts'
import type { OrderMoney } from './money.ts'
import { MoneyDialog } from './money-dialog.tsx'
import { useMoneyForm } from './use-money-form.ts'
import { StoreField, WayField } from './way-fields.tsx'

const WAYS = ['terminal', 'cash'] as const

/** Cash, or a card at the terminal, for all that is due. */
export function TakePayment({ money }: { money: OrderMoney }) {
  const { money: words } = useAdminWords()
  return (
    <MoneyDialog label={words.take} title={words.takeTitle}>
      {(close) => <TakeForm money={money} onDone={close} />}
    </MoneyDialog>
  )
}

function TakeForm({ money, onDone }: { money: OrderMoney; onDone: () => void }) {
  const { money: words } = useAdminWords()
  const { problems } = useSite().words
  const api = useApi()
  const [kind, setKind] = useState<(typeof WAYS)[number]>('terminal')
  const [store, setStore] = useState(readOwnStore())
  const [typed, setReference] = useState('')
  const { orderId, version } = money
  const reference = kind === 'terminal' ? typed.trim() : ''
  // What the dialog was opened with: a colleague's payment meanwhile is refused, not booked again.
  const [amount] = useState(money.due)
  const taking = useMoneyForm({
    orderId,
    check: () => ({ store: store === undefined ? problems.store_required : undefined }),
    send: (requestKey) => {
      if (store !== undefined) keepOwnStore(store)
      return api.money.takePayment(orderId, { version, requestKey, kind, store: store ?? '', amount, reference })
    },
    done: fill(words.taken, { amount: inEuro(amount) }),
    onDone,
  })
  return (
    <form {...taking.props} aria-label={words.takeTitle} className="max-w-md space-y-5">
      <p className="text-ink-soft">{fill(words.takeText, { amount: inEuro(amount) })}</p>
      <ErrorBox text={taking.failure} />
      <WayField label={words.how} ways={WAYS} names={words.kind} value={kind} onChange={setKind} />
      {kind === 'terminal' && (
        <InputField
          label={words.terminalReference}
          value={typed}
          error={taking.errors.reference}
          maxLength={40}
          onChange={({ target }) => setReference(target.value)}
        />
      )}
      <StoreField value={store} error={taking.errors.store} onChange={setStore} />
      <Button type="submit" isBusy={taking.isBusy}>
        {fill(words.takeSubmit, { amount: inEuro(amount) })}
      </Button>
    </form>
  )
}
