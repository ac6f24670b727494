import { Navigate } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { isOpenTo } from '../layout/is-open-to.ts'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { PageTitle } from '../site/page-title.tsx'
import { adminHref, NAVIGATION } from '../site/screens.ts'

export function Page() {
  const { frame } = useAdminWords()
  const may = useMay()
  const first = NAVIGATION.find((name) => isOpenTo(name, may))
  if (first) return <Navigate to={adminHref(first)} replace />
  return (
    <>
      <PageTitle>{frame.nothing}</PageTitle>
      <EmptyState title={frame.nothing} text={frame.nothingText} />
    </>
  )
}
