import { LinkButton } from '../../client/link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { PageTitle } from '../site/page-title.tsx'
import { adminHref } from '../site/screens.ts'

export function Page() {
  const { frame } = useAdminWords()
  return (
    <>
      <PageTitle>{frame.unknown}</PageTitle>
      <EmptyState title={frame.unknown} text={frame.unknownText}>
        <LinkButton to={adminHref('start')}>{frame.toStart}</LinkButton>
      </EmptyState>
    </>
  )
}
