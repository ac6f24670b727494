import { useQueryClient } from '@tanstack/react-query'
import { Link } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useApi } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { adminHref } from '../site/screens.ts'
import { useFailure } from '../site/use-failure.ts'
import type { Takings } from './payments-address.ts'

/** How a day compares with the gateways, and asking them. */
export function Reconciliation({ takings }: { takings: Takings }) {
  const { takings: words } = useAdminWords()
  const api = useApi()
  const queries = useQueryClient()
  const failure = useFailure()
  const { day, reconciliation } = takings
  const asking = useAsyncAction(async () => {
    failure.clear()
    const begun = await api.payments.reconcile(day)
    queries.setQueryData(adminQuery('GET /api/admin/takings', { query: { day } }).queryKey, begun)
  }, failure.set)
  const isRunning = reconciliation !== null && reconciliation.state !== 'done'
  return (
    <section aria-labelledby="reconciliation" className="mt-10 border-t border-hairline pt-5">
      <h2 id="reconciliation" className="mb-2 text-title">
        {words.compare}
      </h2>
      <p className="mb-5 max-w-2xl text-small text-ink-soft">{words.compareText}</p>
      <ErrorBox text={failure.text} />
      <Button look="outline" isBusy={asking.isBusy || isRunning} onClick={asking.run}>
        {words.ask}
      </Button>
      <div role="status" className="mt-5">
        {isRunning && <p>{words.asking}</p>}
        {reconciliation?.state === 'done' && <Result result={reconciliation} />}
      </div>
    </section>
  )
}

function Result({ result }: { result: NonNullable<Takings['reconciliation']> }) {
  const { takings: words, money } = useAdminWords()
  const { language } = useSite()
  const { totals, differences, doneAt, asked } = result
  return (
    <div className="space-y-4 text-small">
      <p className={differences.length > 0 ? 'text-terracotta' : ''}>
        {fill(differences.length === 0 ? words.same : words.different, {
          count: differences.length,
          asked,
          time: doneAt === null ? '' : formatDate(doneAt, 'moment', language),
        })}
      </p>
      <ul className="figures space-y-1">
        {totals.map((one) => (
          <li key={one.provider}>
            {fill(words.totals, {
              provider: money.provider[one.provider],
              ours: inEuro(one.captured - one.refunded),
              theirs: inEuro(one.gatewayCaptured - one.gatewayRefunded),
            })}
          </li>
        ))}
      </ul>
      {differences.length > 0 && (
        <ul className="figures divide-y divide-hairline/70 border-y border-hairline">
          {differences.map(({ paymentId, orderId, reference, what, ours, theirs }) => (
            <li key={`${paymentId} ${what}`} className="py-3">
              <Link to={adminHref('order', { params: { orderId } })} className="plain-link inline-block min-h-6">
                {reference}
              </Link>
              <span className="block">
                {fill(words.what[what], { ours: inEuro(ours), theirs: theirs === null ? '' : inEuro(theirs) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
