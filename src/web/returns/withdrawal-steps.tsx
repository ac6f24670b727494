import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../client/error-message.ts'
import { Link } from '../../client/link.tsx'
import { useSite, useWords } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import type { CallOutput } from '../../contract/calls.ts'
import { href } from '../../contract/href.ts'
import type { Order } from '../../contract/orders.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorBox } from '../account/error-box.tsx'
import { StatementFacts } from './statement-facts.tsx'
import { wholeName } from './whole-name.ts'
import type { Draft } from './withdrawal-draft.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'

type Receipt = CallOutput<'POST /api/withdrawals'>

interface WithdrawalStepsProps {
  /** Whose page it is; without one, the buyer names it. */
  order?: Order | undefined
  token?: string | undefined
}

/** The statement, its confirmation, its receipt. What was typed stays when one goes back. */
export function WithdrawalSteps({ order, token }: WithdrawalStepsProps) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const whole = wholeName(useWords().withdrawal, order)
  if (receipt !== null) return <WithdrawalReceipt receipt={receipt} whole={whole} />
  return (
    <>
      <div hidden={isChecked}>
        <WithdrawalForm
          order={order}
          token={token}
          onReady={(ready) => {
            setDraft(ready)
            setChecked(true)
          }}
        />
      </div>
      {isChecked && draft !== null && (
        <CheckStatement draft={draft} whole={whole} onBack={() => setChecked(false)} onDone={setReceipt} />
      )}
    </>
  )
}

interface CheckProps {
  draft: Draft
  whole: string
  onBack: () => void
  onDone: (receipt: Receipt) => void
}

function CheckStatement({ draft, whole, onBack, onDone }: CheckProps) {
  const { api, words: all } = useSite()
  const { withdrawal: words } = all
  const heading = useFocused<HTMLHeadingElement>()
  const [failure, setFailure] = useState<string | null>(null)
  const sending = useAsyncAction(
    async () => {
      setFailure(null)
      onDone(await api.returns.withdraw(draft))
    },
    (error) => setFailure(errorMessage(all, error, words.failed)),
  )
  return (
    <section aria-labelledby="check-statement">
      <h2 ref={heading} id="check-statement" tabIndex={-1} className="text-title outline-none">
        {words.check}
      </h2>
      <p className="mt-3 text-ink-soft">{words.checkText}</p>
      <p className="mt-6 text-lead">{words.statement}</p>
      <StatementFacts stated={draft} whole={whole} />
      <ErrorBox text={failure} />
      <div className="flex flex-wrap gap-3">
        <Button isBusy={sending.isBusy} onClick={() => sending.run()}>
          {sending.isBusy ? words.confirming : words.confirm}
        </Button>
        <Button look="outline" onClick={onBack}>
          {words.change}
        </Button>
      </div>
    </section>
  )
}

function WithdrawalReceipt({ receipt, whole }: { receipt: Receipt; whole: string }) {
  const { withdrawal: words } = useWords()
  const { language } = useSite()
  const heading = useFocused<HTMLHeadingElement>()
  const { reference, email, statedAt, contentHash } = receipt
  const moment = formatDate(statedAt, 'momentToSecond', language)
  return (
    <section aria-labelledby="withdrawal-receipt">
      <h2 ref={heading} id="withdrawal-receipt" tabIndex={-1} className="text-title outline-none">
        {words.done}
      </h2>
      <p role="status" className="mt-3">
        {fill(words.doneText, { moment, email })}
      </p>
      <StatementFacts
        stated={receipt}
        whole={whole}
        more={[
          [words.reference, reference],
          [words.receivedAt, moment],
        ]}
      />
      <p className="text-ink-soft">{words.next}</p>
      <p className="mt-4 text-label break-all text-ink-soft">
        {words.hash}: {contentHash}
      </p>
      <Button look="outline" className="mt-8 print:hidden" onClick={() => window.print()}>
        {words.print}
      </Button>
    </section>
  )
}

/** Each step takes the focus to its heading. */
function useFocused<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}

/** What the law says beside the form. */
export function WithdrawalLinks() {
  const { withdrawal: words } = useWords()
  return (
    <ul className="mt-10 space-y-1 text-small">
      {[
        [`${href('shipping-returns')}#withdrawal`, words.toTerms] as const,
        [href('withdrawal-form'), words.toForm] as const,
        [href('guarantee'), words.toGuarantee] as const,
      ].map(([to, name]) => (
        <li key={to}>
          <Link to={to} className="plain-link inline-block min-h-6">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
