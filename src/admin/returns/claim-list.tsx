import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { adminHref } from '../site/screens.ts'
import { AnswerClaim } from './answer-claim.tsx'
import type { Claim } from './returns.ts'

export function ClaimList() {
  const { returnsDesk: words } = useAdminWords()
  const open = useQuery(adminQuery('GET /api/admin/guarantee-claims', { query: { view: 'open' } }))
  const done = useQuery(adminQuery('GET /api/admin/guarantee-claims', { query: { view: 'done' } }))
  if (open.data === undefined) return <Loading query={open} className="mt-8 h-64" />
  return (
    <div className="mt-8 max-w-3xl space-y-10">
      {open.data.length === 0 ? (
        <EmptyState title={words.claimsNone} text={words.claimsNoneText} />
      ) : (
        <section aria-labelledby="claims-open">
          <h2 id="claims-open" className="mb-4 text-title">
            {words.claimsOpen}
          </h2>
          <Claims claims={open.data} />
        </section>
      )}
      {(done.data ?? []).length > 0 && (
        <section aria-labelledby="claims-done">
          <h2 id="claims-done" className="mb-4 text-title">
            {words.claimsDone}
          </h2>
          <Claims claims={done.data ?? []} />
        </section>
      )}
    </div>
  )
}

function Claims({ claims }: { claims: readonly Claim[] }) {
  return (
    <ul className="space-y-4">
      {claims.map((claim) => (
        <ClaimItem key={claim.id} claim={claim} />
      ))}
    </ul>
  )
}

function ClaimItem({ claim }: { claim: Claim }) {
  const { returnsDesk: words, frame } = useAdminWords()
  const { language } = useSite()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { reference, name, email, orderId, orderNumber, endsOn, isInTime } = claim
  const day = endsOn && formatDate(endsOn, 'day', language)
  return (
    <li className="border border-hairline bg-white p-4 text-small sm:px-5">
      <h3 className="figures font-text font-medium">
        {reference} · {words.claimState[claim.state]}
      </h3>
      <p className="mt-1 text-label break-words text-ink-soft">
        {fill(words.claimAt, { date: formatDate(claim.claimedAt, 'moment', language), name, email })}
      </p>
      <p className="mt-3 break-words whitespace-pre-line">{claim.description}</p>
      <p className="figures mt-3">
        {orderId ? (
          <Link to={adminHref('order', { params: { orderId } })} className="plain-link inline-block min-h-6">
            {fill(words.claimOrder, { number: orderId })}
          </Link>
        ) : (
          fill(words.claimOrder, { number: orderNumber })
        )}
      </p>
      <p className={isInTime ? 'text-ink-soft' : 'text-terracotta'}>
        {day === null ? words.claimUnknown : fill(isInTime ? words.claimEnds : words.claimLate, { day })}
      </p>
      {claim.answer && <p className="mt-3 break-words whitespace-pre-line">{claim.answer}</p>}
      {may('orders.edit') && (
        <Button
          look="outline"
          className="mt-4"
          aria-label={fill(words.answerOf, { reference })}
          onClick={() => setOpen(true)}
        >
          {words.answer}
        </Button>
      )}
      <Dialog isOpen={isOpen} title={fill(words.answerOf, { reference })} closeLabel={frame.close} onClose={close}>
        <AnswerClaim claim={claim} onDone={close} />
      </Dialog>
    </li>
  )
}
