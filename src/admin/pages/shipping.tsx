import { useQuery } from '@tanstack/react-query'
import { CarrierLists } from '../shipping/carrier-lists.tsx'
import { CashView } from '../shipping/cash-view.tsx'
import { ParcelsView } from '../shipping/parcels-view.tsx'
import { SHIPPING_VIEWS, type ShippingView, shippingHref, useShippingQuery } from '../shipping/shipping-query.ts'
import { WaitingView } from '../shipping/waiting-view.tsx'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { ViewTabs } from '../site/view-tabs.tsx'

/** From the packed order to the cash that the courier took for it. */
export function Page() {
  const { shipping: words } = useAdminWords()
  const { view } = useShippingQuery()
  return (
    <>
      <PageHeading title={words.title} />
      <Views current={view} />
      {view === 'created' && <CarrierLists />}
      {view === 'waiting' && <WaitingView />}
      {view === 'cash' && <CashView />}
      {(view === 'created' || view === 'under_way' || view === 'queue') && <ParcelsView key={view} view={view} />}
    </>
  )
}

function Views({ current }: { current: ShippingView }) {
  const { shipping: words } = useAdminWords()
  const may = useMay()
  const counts = useQuery(adminQuery('GET /api/admin/shipping/counts', {})).data
  const views = SHIPPING_VIEWS.filter((name) => name !== 'cash' || may('reports.view')).map((name) => ({
    name: words.view[name],
    to: shippingHref(name),
    isCurrent: name === current,
    count: name === 'cash' ? undefined : counts?.[name],
  }))
  return <ViewTabs label={words.views} views={views} />
}
