import type { ReactNode } from 'react'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { fromWire } from '../../contract/money.ts'
import type { PaymentView } from '../../contract/payments.ts'
import { epcText, groupedIban, plainIban } from '../../domain/epc.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useSettings } from '../site/storefront-context.tsx'
import { CopyButton } from './copy-button.tsx'
import { TransferCode } from './transfer-code.tsx'

type Transfer = NonNullable<PaymentView['transfer']>

/** Where to transfer to: to be copied line by line, or scanned by a banking app. */
export function TransferDetails({ transfer }: { transfer: Transfer }) {
  const { words, language } = useSite()
  const { contact } = useSettings()
  const { transfer: texts } = words
  const { holder, iban, bic, bank, reference, amount, until } = transfer
  const code = epcText({ holder, iban, bic, amountCents: fromWire(amount), reference })
  return (
    <section aria-label={texts.title} className="max-w-xl">
      {iban === '' && <p className="mb-6">{fill(texts.noAccount, contact)}</p>}
      <dl className="figures divide-y divide-hairline border-y border-hairline">
        <Line name={texts.holder} value={holder} />
        <Line name={texts.iban} value={groupedIban(iban)} copied={plainIban(iban)} />
        <Line name={texts.bic} value={bic} />
        <Line name={texts.bank} value={bank} isCopied={false} />
        <Line name={texts.reference} value={reference} />
        <Line name={texts.amount} value={inEuro(amount)} copied={amount.toFixed(2)} />
        {until !== null && (
          <Line
            name={texts.until}
            value={<time dateTime={until}>{formatDate(until, 'shortMoment', language)}</time>}
            isCopied={false}
          />
        )}
      </dl>
      {code !== null && <TransferCode text={code} />}
    </section>
  )
}

interface LineProps {
  name: string
  value: ReactNode
  /** What is copied, where it is not the value itself. */
  copied?: string
  isCopied?: boolean
}

function Line({ name, value, copied, isCopied = true }: LineProps) {
  if (value === '') return null
  const text = copied ?? value
  return (
    <div className="flex items-center justify-between gap-x-6 py-3">
      <div className="min-w-0">
        <dt className="text-label text-ink-soft">{name}</dt>
        <dd className="break-words">{value}</dd>
      </div>
      {isCopied && typeof text === 'string' && <CopyButton name={name} text={text} />}
    </div>
  )
}
