import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { lookUp } from '../../domain/look-up.ts'
import type { OrderView } from '../../domain/order-views.ts'
import { formatDate, formatNumber } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { ordersHref } from '../orders/orders-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Section } from './section.tsx'

type Waiting = NonNullable<AdminOutput<'GET /api/admin/today'>['orders']>

export function TodayOrders({ orders }: { orders: Waiting }) {
  const { today: words } = useAdminWords()
  const { language } = useSite()
  return (
    <Section title={words.orders} className="md:col-span-2">
      <ul className="grid grid-cols-2 gap-px border border-hairline bg-hairline lg:grid-cols-4">
        {orders.map(({ status, count, since }) => (
          <li key={status} className="bg-white">
            <Link
              to={ordersHref({ view: status as OrderView })}
              className="flex h-full min-h-28 flex-col px-4 py-4 -outline-offset-2 transition-colors hover:bg-paper sm:px-5"
            >
              <span className="text-small">{lookUp<string>(words.waiting, status) ?? status}</span>
              <span className={`figures mt-1 font-display text-heading ${count === 0 ? 'text-ink-soft' : 'text-sea'}`}>
                {formatNumber(count, language)}
              </span>
              <span className="mt-auto text-label text-ink-soft">
                {since ? fill(words.since, { moment: formatDate(since, 'shortMoment', language) }) : words.noneWait}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
