import { ClaimList } from '../returns/claim-list.tsx'
import { QuarantineList } from '../returns/quarantine-list.tsx'
import { RETURN_VIEWS, returnsHref, useReturnsView } from '../returns/returns.ts'
import { WithdrawalTable } from '../returns/withdrawal-table.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { ViewTabs } from '../site/view-tabs.tsx'

export function Page() {
  const { returnsDesk: words } = useAdminWords()
  const view = useReturnsView()
  const views = RETURN_VIEWS.map((name) => ({
    name: words.view[name],
    to: returnsHref(name),
    isCurrent: name === view,
  }))
  return (
    <>
      <PageHeading title={words.title} />
      <ViewTabs label={words.views} views={views} />
      {view === 'quarantine' && <QuarantineList />}
      {view === 'claims' && <ClaimList />}
      {view !== 'quarantine' && view !== 'claims' && <WithdrawalTable view={view} />}
    </>
  )
}
