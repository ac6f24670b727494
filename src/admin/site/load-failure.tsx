import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useAdminWords } from './admin-words.tsx'

export function LoadFailure({ onRetry }: { onRetry: () => unknown }) {
  const { frame } = useAdminWords()
  return (
    <EmptyState title={frame.failed} text={frame.failedText} role="alert">
      <Button onClick={() => void onRetry()}>{frame.retry}</Button>
    </EmptyState>
  )
}
