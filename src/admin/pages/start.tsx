import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { formatDate } from '../../i18n/formats.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { TodayBookings } from '../today/today-bookings.tsx'
import { TodayOrders } from '../today/today-orders.tsx'
import { TodayStock } from '../today/today-stock.tsx'
import { VainSearches } from '../today/vain-searches.tsx'

/** The chart's library is loaded only by those who may see sales. */
const Sales = lazy(() => import('../today/sales.tsx').then((module) => ({ default: module.SalesSection })))

const REFRESH_MS = 60_000

export function Page() {
  const { today: words } = useAdminWords()
  const { language } = useSite()
  const may = useMay()
  const today = useQuery({ ...adminQuery('GET /api/admin/today', {}), refetchInterval: REFRESH_MS })
  return (
    <>
      <PageHeading title={words.title}>
        {today.data && (
          <p className="text-ink-soft first-letter:uppercase">{formatDate(today.data.day, 'weekday', language)}</p>
        )}
      </PageHeading>
      <Loading query={today} className="h-72" />
      {today.data && (
        <div className="mt-3 grid gap-x-10 gap-y-12 md:grid-cols-2 xl:gap-x-16">
          {today.data.orders && <TodayOrders orders={today.data.orders} />}
          {today.data.bookings && <TodayBookings bookings={today.data.bookings} requests={today.data.requests ?? 0} />}
          {today.data.lowStock && <TodayStock lowStock={today.data.lowStock} />}
        </div>
      )}
      {may('reports.view') && (
        <>
          <Suspense fallback={<Skeleton className="mt-12 h-96" />}>
            <Sales />
          </Suspense>
          <div className="mt-14 max-w-xl">
            <VainSearches />
          </div>
        </>
      )}
    </>
  )
}
