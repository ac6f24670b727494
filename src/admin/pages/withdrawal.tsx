import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Link, LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type Withdrawal, withdrawalQuery } from '../returns/returns.ts'
import { WithdrawalFacts } from '../returns/withdrawal-facts.tsx'
import { WithdrawalSteps } from '../returns/withdrawal-steps.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { HistoryPanel } from '../site/history-panel.tsx'
import { isRefusal } from '../site/is-refusal.ts'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PageTitle } from '../site/page-title.tsx'
import { Panel } from '../site/panel.tsx'
import { adminHref } from '../site/screens.ts'

const ASKED_AGAIN_MS = 5_000

export function Page() {
  const { returnsDesk: words } = useAdminWords()
  const { withdrawalId } = useParams()
  const found = useQuery({
    ...withdrawalQuery(Number(withdrawalId)),
    // A job looks for the order of the statement.
    refetchInterval: ({ state }) => (state.data?.state === 'acknowledged' ? ASKED_AGAIN_MS : false),
  })
  if (found.data) return <WithdrawalPage withdrawal={found.data} />
  if (!isRefusal(found.error)) {
    return <Loading query={found} className="mt-8 h-96" />
  }
  return (
    <>
      <PageTitle>{words.unknown}</PageTitle>
      <EmptyState title={words.unknown} text="">
        <LinkButton to={adminHref('returns')}>{words.back}</LinkButton>
      </EmptyState>
    </>
  )
}

function WithdrawalPage({ withdrawal }: { withdrawal: Withdrawal }) {
  const { returnsDesk: words } = useAdminWords()
  const { language } = useSite()
  return (
    <>
      <PageHeading
        title={fill(words.heading, { reference: withdrawal.reference })}
        back={
          <Link to={adminHref('returns')} className="plain-link inline-block min-h-6 text-ink-soft">
            {words.back}
          </Link>
        }
      />
      <p className="-mt-2 mb-6 text-small text-ink-soft">
        <span className="text-ink">{words.state[withdrawal.state]}</span>
        {withdrawal.basis && ` · ${words.basis[withdrawal.basis]}`}
      </p>
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="space-y-7">
          <Panel title={words.next}>
            <WithdrawalSteps key={withdrawal.version} withdrawal={withdrawal} />
          </Panel>
          {withdrawal.lines.length > 0 && (
            <Panel title={words.lines}>
              <ul className="space-y-1 text-small">
                {withdrawal.lines.map((line) => (
                  <li key={line.productId}>
                    {fill(words.line, { quantity: line.quantity, name: localized(line, 'name', language) })}
                    <span className="figures block text-label text-ink-soft">{line.sku}</span>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          <HistoryPanel
            title={words.history}
            byShop={words.byShop}
            events={withdrawal.events.map(({ at, state, staffName }) => ({ at, text: words.state[state], staffName }))}
          />
        </div>
        <WithdrawalFacts withdrawal={withdrawal} />
      </div>
    </>
  )
}
