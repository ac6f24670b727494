import type { Blocker } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAdminWords } from './admin-words.tsx'

export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  const { frame: words } = useAdminWords()
  const stay = () => blocker.reset?.()
  return (
    <Dialog isOpen={blocker.state === 'blocked'} title={words.leaveTitle} closeLabel={words.close} onClose={stay}>
      <p className="mb-6 max-w-md">{words.leaveText}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={stay}>{words.stay}</Button>
        <Button look="outline" onClick={() => blocker.proceed?.()}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  )
}
