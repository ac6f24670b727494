import { useState } from 'react'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { toWire } from '../../contract/money.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import { priceText, readPriceInput } from '../../domain/price-input.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { PriceField } from '../catalogue/price-field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import type { StaffPayment } from './money.ts'
import { MoneyDialog } from './money-dialog.tsx'
import { useMoneyForm } from './use-money-form.ts'

export function MarkTransfer({ payment }: { payment: StaffPayment }) {
  const { money: words } = useAdminWords()
  return (
    <MoneyDialog label={words.transfer} title={words.transferTitle}>
      {(close) => <TransferForm payment={payment} onDone={close} />}
    </MoneyDialog>
  )
}

function TransferForm({ payment, onDone }: { payment: StaffPayment; onDone: () => void }) {
  const { money: words } = useAdminWords()
  const { problems } = useSite().words
  const api = useApi()
  const missing = Math.round((payment.amount - payment.captured) * 100)
  const [typed, setTyped] = useState(missing > 0 ? priceText(missing) : '')
  const [day, setDay] = useState(dayInCyprus(new Date()))
  const [reference, setReference] = useState('')
  const amount = readPriceInput(typed)
  const booking = useMoneyForm({
    orderId: payment.orderId,
    check: () => ({
      amount: amount.is === 'price' ? undefined : problems.amount_required,
      day: day === '' ? problems.date_required : undefined,
    }),
    send: (requestKey) => {
      const cents = amount.is === 'price' ? amount.cents : 0
      return api.money.markTransfer(payment.id, { requestKey, amount: toWire(cents), day, reference })
    },
    done: words.transferred,
    onDone,
  })
  return (
    <form {...booking.props} aria-label={words.transferTitle} className="max-w-md space-y-5">
      <p className="text-ink-soft">{fill(words.transferText, { amount: inEuro(payment.amount) })}</p>
      <ErrorBox text={booking.failure} />
      <PriceField
        id="transfer-amount"
        label={words.amount}
        value={typed}
        error={booking.errors.amount}
        onChange={setTyped}
      />
      <InputField
        label={words.day}
        type="date"
        value={day}
        error={booking.errors.day}
        onChange={({ target }) => setDay(target.value)}
        required
      />
      <InputField
        label={words.bankReference}
        value={reference}
        maxLength={60}
        onChange={({ target }) => setReference(target.value)}
      />
      <Button type="submit" isBusy={booking.isBusy}>
        {words.transferSubmit}
      </Button>
    </form>
  )
}
