import type { Blocker } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAdminWords } from '../site/admin-words.tsx'

export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  const { settings: words } = useAdminWords()
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      title={words.leaveTitle}
      closeLabel={words.stay}
      onClose={() => blocker.reset?.()}
    >
      <p className="max-w-md text-ink-soft">{words.leaveText}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => blocker.reset?.()}>{words.stay}</Button>
        <Button look="outline" onClick={() => blocker.proceed?.()}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  )
}
