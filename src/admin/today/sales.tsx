import { useQuery } from '@tanstack/react-query'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { formatDate } from '../../i18n/formats.ts'
import { LANGUAGE_TABLE } from '../../i18n/languages.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { SalesChart } from './sales-chart.tsx'
import { Section } from './section.tsx'

type Sales = AdminOutput<'GET /api/admin/sales'>

export function SalesSection() {
  const { today: words } = useAdminWords()
  const sales = useQuery(adminQuery('GET /api/admin/sales', {}))
  return (
    <Section title={words.sales} className="mt-14">
      <Loading query={sales} className="h-80" />
      {sales.data && <SalesOf sales={sales.data} />}
    </Section>
  )
}

function SalesOf({ sales }: { sales: Sales }) {
  const { today: words } = useAdminWords()
  const { language } = useSite()
  return (
    <>
      <dl className="flex flex-wrap gap-x-14 gap-y-5">
        <Total name={words.last} euros={sales.sales} orders={sales.orders} note={useChange(sales)} />
        <Total name={words.before} euros={sales.salesBefore} orders={sales.ordersBefore} />
      </dl>
      <SalesChart days={sales.days} />
      <p className="mt-3 max-w-prose text-label text-ink-soft">{words.salesText}</p>
      <details className="mt-4">
        <summary className="plain-link inline-block min-h-6 cursor-pointer text-small">{words.figures}</summary>
        <SalesTable sales={sales} language={language} />
      </details>
    </>
  )
}

function useChange({ sales, salesBefore }: Sales): string {
  const { today: words } = useAdminWords()
  const { language } = useSite()
  if (salesBefore === 0) return words.noChange
  const format = new Intl.NumberFormat(LANGUAGE_TABLE[language].locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  })
  return fill(words.change, { percent: format.format(sales / salesBefore - 1) })
}

function Total({ name, euros, orders, note }: { name: string; euros: number; orders: number; note?: string }) {
  const { today: words } = useAdminWords()
  const { language } = useSite()
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd>
        <span className="figures block font-display text-heading">{inEuro(euros)}</span>
        <span className="text-label text-ink-soft">
          {[plural(words.orderCount, orders, language), note].filter(Boolean).join(' · ')}
        </span>
      </dd>
    </div>
  )
}

function SalesTable({ sales, language }: { sales: Sales; language: keyof typeof LANGUAGE_TABLE }) {
  const { today: words } = useAdminWords()
  const CELL = 'border-b border-hairline/70 py-2 pr-4 text-right'
  return (
    <table className="figures mt-3 w-full max-w-xl text-small">
      <caption className="sr-only">{words.sales}</caption>
      <thead>
        <tr className="text-label text-ink-soft">
          <th scope="col" className={`${CELL} text-left font-medium`}>
            {words.day}
          </th>
          <th scope="col" className={`${CELL} font-medium`}>
            {words.last}
          </th>
          <th scope="col" className={`${CELL} font-medium`}>
            {words.before}
          </th>
        </tr>
      </thead>
      <tbody>
        {sales.days.map(({ day, sales: present, salesBefore }) => (
          <tr key={day}>
            <th scope="row" className={`${CELL} text-left font-normal`}>
              {formatDate(day, 'shortWeekday', language)}
            </th>
            <td className={CELL}>{inEuro(present)}</td>
            <td className={`${CELL} text-ink-soft`}>{inEuro(salesBefore)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-medium">
        <tr>
          <th scope="row" className={`${CELL} text-left`}>
            {words.total}
          </th>
          <td className={CELL}>{inEuro(sales.sales)}</td>
          <td className={CELL}>{inEuro(sales.salesBefore)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
