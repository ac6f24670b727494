import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lookUp } from '../../domain/look-up.ts'
import { fill } from '../../i18n/translate.ts'
import { SectionTabs } from '../layout/section-tabs.tsx'
import { CardPause } from '../payments/card-pause.tsx'
import { PaymentTable, RefundTable } from '../payments/payment-table.tsx'
import { type PaymentList, paymentsHref, usePaymentsAddress, VIEW_NAMES } from '../payments/payments-address.ts'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { NoneListed } from '../site/none-listed.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PagesNav } from '../site/pages-nav.tsx'
import { SearchBox } from '../site/search-box.tsx'
import { ViewTabs } from '../site/view-tabs.tsx'

export function Page() {
  const { payments: words } = useAdminWords()
  const { view, q, after } = usePaymentsAddress()
  const list = useQuery({
    ...adminQuery('GET /api/admin/payments', { query: { view, q, after } }),
    placeholderData: keepPreviousData,
  })
  const views = VIEW_NAMES.map((name) => ({
    name: words.view[name],
    to: paymentsHref({ view: name, q }),
    isCurrent: name === view,
    count: lookUp<number>(list.data?.waiting ?? {}, name),
  }))
  return (
    <>
      <SectionTabs section="payments" />
      <PageHeading title={words.title}>
        <SearchBox
          label={words.search}
          hint={words.searchHint}
          clearLabel={words.clear}
          q={q}
          hrefOf={(typed) => paymentsHref({ q: typed })}
        />
      </PageHeading>
      {list.data?.cardsPausedUntil && <CardPause until={list.data.cardsPausedUntil} />}
      <ViewTabs label={words.views} views={views} />
      {list.data && <Payments list={list.data} isBusy={list.isPlaceholderData} />}
      <Loading query={list} className="mt-16 h-96" />
    </>
  )
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
      {isEmpty && <NoneListed q={q} words={words} />}
      <PagesNav
        first={after === undefined ? null : paymentsHref({ view, q })}
        next={list.next && paymentsHref({ view, q, after: list.next })}
        firstLabel={words.newest}
      />
    </div>
  )
}
