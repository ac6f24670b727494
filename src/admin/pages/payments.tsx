import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../client/link.tsx'
import { fill } from '../../i18n/translate.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CardPause } from '../payments/card-pause.tsx'
import { PaymentTable, RefundTable } from '../payments/payment-table.tsx'
import { type PaymentList, paymentsHref, usePaymentsAddress, VIEW_NAMES } from '../payments/payments-address.ts'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { LoadFailure } from '../site/load-failure.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PagesNav } from '../site/pages-nav.tsx'
import { adminHref } from '../site/screens.ts'
import { SearchBox } from '../site/search-box.tsx'
import { ViewTabs } from '../site/view-tabs.tsx'

export function Page() {
  const { payments: words, screens } = useAdminWords()
  const { view, q, after } = usePaymentsAddress()
  const may = useMay()
  const list = useQuery({
    ...adminQuery('GET /api/admin/payments', { query: { view, q, after } }),
    placeholderData: keepPreviousData,
  })
  const views = VIEW_NAMES.map((name) => ({
    name: nameOf(name, words.view[name], list.data?.waiting),
    to: paymentsHref({ view: name, q }),
    isCurrent: name === view,
  }))
  return (
    <>
      <PageHeading title={words.title}>
        <SearchBox
          label={words.search}
          hint={words.searchHint}
          clearLabel={words.clear}
          q={q}
          hrefOf={(typed) => paymentsHref({ q: typed })}
        />
        <LinkButton to={adminHref('documents')} look="outline">
          {screens.documents}
        </LinkButton>
        {may('orders.refund') && (
          <LinkButton to={adminHref('bankFile')} look="outline">
            {words.bankFile}
          </LinkButton>
        )}
        {may('reports.view') && (
          <LinkButton to={adminHref('takings')} look="outline">
            {words.takings}
          </LinkButton>
        )}
      </PageHeading>
      {list.data?.cardsPausedUntil && <CardPause until={list.data.cardsPausedUntil} />}
      <ViewTabs label={words.views} views={views} />
      {list.data && <Payments list={list.data} isBusy={list.isPlaceholderData} />}
      {list.isPending && <Skeleton className="mt-16 h-96" />}
      {list.isError && !list.data && <LoadFailure onRetry={list.refetch} />}
    </>
  )
}

function nameOf(view: string, name: string, waiting: PaymentList['waiting'] | undefined): string {
  const count = waiting && Object.entries(waiting).find(([key]) => key === view)?.[1]
  return count ? `${name} (${count})` : name
}

function Payments({ list, isBusy }: { list: PaymentList; isBusy: boolean }) {
  const { payments: words } = useAdminWords()
  const { view, q, after } = usePaymentsAddress()
  const caption = fill(words.caption, { view: words.view[view] })
  const isEmpty = list.payments.length + list.refunds.length === 0
  return (
    <div className="pt-5">
      {list.payments.length > 0 && <PaymentTable caption={caption} payments={list.payments} isBusy={isBusy} />}
      {list.refunds.length > 0 && <RefundTable caption={caption} refunds={list.refunds} />}
      {isEmpty && (
        <EmptyState
          title={q === '' ? words.none : fill(words.noneFound, { query: q })}
          text={q === '' ? words.noneText : words.noneFoundText}
        />
      )}
      <PagesNav
        first={after === undefined ? null : paymentsHref({ view, q })}
        next={list.next && paymentsHref({ view, q, after: list.next })}
        firstLabel={words.newest}
      />
    </div>
  )
}
