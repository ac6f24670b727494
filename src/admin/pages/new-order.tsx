import { type FormEvent, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Link } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { BuyerSection } from '../orders/buyer-section.tsx'
import { DraftLines, withProduct } from '../orders/draft-lines.tsx'
import { FindProduct } from '../orders/find-product.tsx'
import { HandoverSection } from '../orders/handover-section.tsx'
import { useExchange } from '../orders/use-exchange.ts'
import { handoverOf, type OrderDraft, useTaking } from '../orders/use-taking.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { Panel } from '../site/panel.tsx'
import { adminHref } from '../site/screens.ts'

/** An order that comes by phone or in a store. The keyboard goes from the buyer to the products by itself. */
export function Page() {
  const { takeOrder: words, orders } = useAdminWords()
  const taking = useTaking()
  const { draft, change } = taking
  const [search] = useSearchParams()
  const exchanged = search.get('exchange')
  const exchange = useExchange(exchanged === null ? null : Number(exchanged), taking)
  const [isAdding, setAdding] = useState(false)
  const isEmpty = draft.lines.length === 0
  const [isMissed, setMissed] = useState(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setMissed(isEmpty)
    if (!isEmpty) taking.placing.run()
  }
  return (
    <>
      <PageHeading
        title={words.title}
        back={
          <Link to={adminHref('orders')} className="plain-link inline-block min-h-6 text-ink-soft">
            {orders.title}
          </Link>
        }
      >
        <SourceChoice
          source={draft.source}
          onChange={(source) => {
            change(handoverOf(source))
            setAdding(source === 'store')
          }}
        />
      </PageHeading>
      {exchange !== null && <ExchangeNote exchange={exchange} />}
      <form
        onSubmit={onSubmit}
        noValidate
        aria-label={words.title}
        className="grid gap-x-14 gap-y-9 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]"
      >
        <div className="space-y-9">
          <BuyerSection taking={taking} hasFocus={draft.source === 'phone'} onKnown={() => setAdding(true)} />
          <section aria-labelledby="products">
            <h2 id="products" className="mb-4 text-lead">
              {words.products}
            </h2>
            <FindProduct
              hasFocus={isAdding}
              onChoose={(product) => change({ lines: withProduct(draft.lines, product) })}
            />
            <div className="mt-4">
              {isEmpty ? (
                <p className="text-small text-ink-soft">{words.empty}</p>
              ) : (
                <DraftLines
                  lines={draft.lines}
                  problems={taking.preview?.problems ?? []}
                  onChange={(lines) => change({ lines })}
                />
              )}
            </div>
          </section>
        </div>
        <div className="space-y-7">
          <HandoverSection taking={taking} />
          <Panel title={words.total}>
            <Sums taking={taking} />
            <ErrorBox text={isMissed && isEmpty ? words.needsLine : taking.failure} />
            <Button type="submit" isBusy={taking.placing.isBusy} className="w-full">
              {draft.isCarriedAway ? words.submitSale : words.submit}
            </Button>
          </Panel>
        </div>
      </form>
    </>
  )
}

function ExchangeNote({ exchange }: { exchange: NonNullable<ReturnType<typeof useExchange>> }) {
  const { takeOrder: words } = useAdminWords()
  const { language } = useSite()
  const { reference, missing } = exchange
  return (
    <div role="status" className="mb-7 max-w-2xl space-y-2 text-small">
      <p>{fill(words.exchangeNote, { reference })}</p>
      {missing.map((line) => (
        <p key={line.productId} className="text-terracotta">
          {fill(words.exchangeMissing, { name: localized(line, 'name', language) })}
        </p>
      ))}
    </div>
  )
}

function Sums({ taking: { preview } }: { taking: ReturnType<typeof useTaking> }) {
  const { order: words } = useAdminWords()
  if (!preview) return null
  return (
    <dl className="mb-5 space-y-1.5 text-small" aria-live="polite">
      <Sum name={words.subtotal} amount={inEuro(preview.subtotal)} />
      <Sum name={words.delivery} amount={preview.shipping === 0 ? words.free : inEuro(preview.shipping)} />
      <Sum name={words.total} amount={inEuro(preview.total)} isTotal />
    </dl>
  )
}

function Sum({ name, amount, isTotal = false }: { name: string; amount: string; isTotal?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-6 ${isTotal ? 'border-t border-hairline pt-2 text-body font-medium' : ''}`}
    >
      <dt>{name}</dt>
      <dd className="figures">{amount}</dd>
    </div>
  )
}

interface SourceChoiceProps {
  source: OrderDraft['source']
  onChange: (source: OrderDraft['source']) => void
}

function SourceChoice({ source, onChange }: SourceChoiceProps) {
  const { takeOrder: words } = useAdminWords()
  const name = useId()
  return (
    <fieldset className="flex">
      <legend className="sr-only">{words.source}</legend>
      {(['phone', 'store'] as const).map((one) => (
        <label
          key={one}
          className="flex min-h-11 cursor-pointer items-center border border-ink-soft/60 bg-white px-5 text-small first-of-type:rounded-l-edge last-of-type:-ml-px last-of-type:rounded-r-edge has-checked:border-sea has-checked:bg-sea has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-sea"
        >
          <input type="radio" name={name} className="sr-only" checked={source === one} onChange={() => onChange(one)} />
          {one === 'phone' ? words.phone : words.inStore}
        </label>
      ))}
    </fieldset>
  )
}
