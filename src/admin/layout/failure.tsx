import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'

export function Failure() {
  const { failure } = useWords()
  const { frame } = useAdminWords()
  return (
    <main id="content" className="shell grow">
      <EmptyState title={failure.title} text={failure.text} role="alert">
        <LinkButton to={adminHref('start')} reloadDocument>
          {frame.toStart}
        </LinkButton>
      </EmptyState>
    </main>
  )
}
