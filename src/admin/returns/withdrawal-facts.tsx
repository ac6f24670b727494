import type { ReactNode } from 'react'
import { Link } from '../../client/link.tsx'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { FactsPanel } from '../site/facts-panel.tsx'
import { adminHref } from '../site/screens.ts'
import type { Withdrawal } from './returns.ts'

/** What was stated, and what is known of it. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { returnsDesk: words } = useAdminWords()
  const { language } = useSite()
  const { orderId, isOverdue, deduction, deductionReason } = withdrawal
  const day = (date: string) => formatDate(date, 'day', language)
  const facts: [name: string, value: ReactNode][] = [
    [words.statedAt, formatDate(withdrawal.statedAt, 'momentToSecond', language)],
    [words.buyer, withdrawal.name],
    [words.email, withdrawal.email],
    [words.typed, withdrawal.orderNumber],
    [words.scope, withdrawal.isWholeOrder ? words.whole : withdrawal.pieces],
    [
      words.order,
      orderId && (
        <Link to={adminHref('order', { params: { orderId } })} className="plain-link inline-block min-h-6">
          {orderId}
        </Link>
      ),
    ],
    [words.goodsDue, withdrawal.goodsDueOn && day(withdrawal.goodsDueOn)],
    [
      words.due,
      <span key="due" className={isOverdue ? 'font-medium text-terracotta' : ''}>
        {day(withdrawal.refundDueOn)}
        {isOverdue && ` (${words.overdue})`}
      </span>,
    ],
    [words.refund, withdrawal.refund !== null && inEuro(withdrawal.refund)],
    [words.deduction, deduction > 0 && `${inEuro(deduction)}: ${deductionReason}`],
    [words.iban, withdrawal.iban],
    [words.reason, withdrawal.refusal],
  ]
  return <FactsPanel title={words.statement} facts={facts} />
}
