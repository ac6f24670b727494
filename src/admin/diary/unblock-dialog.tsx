import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { ApiError } from '../../contract/client.ts'
import { formatDate } from '../../i18n/formats.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import type { Block } from './diary-page.ts'
import { useDiaryReload } from './use-diary-change.ts'
import { useDiaryNames } from './use-diary-names.ts'

export function UnblockDialog({ block, onClose }: { block: Block | null; onClose: () => void }) {
  const { blocking: words, frame } = useAdminWords()
  return (
    <Dialog isOpen={block !== null} title={words.unblockTitle} closeLabel={frame.close} onClose={onClose}>
      {block && <BlockFacts block={block} onDone={onClose} />}
    </Dialog>
  )
}

function BlockFacts({ block, onDone }: { block: Block; onDone: () => void }) {
  const { blocking: words } = useAdminWords()
  const { language } = useSite()
  const names = useDiaryNames()
  const mayEdit = useMay()('appointments.edit')
  const api = useApi()
  const reload = useDiaryReload()
  const toast = useToast()
  const failure = useFailure()
  const unblocking = useAsyncAction(async () => {
    failure.clear()
    try {
      await api.diary.unblock(block.id)
    } catch (error) {
      // Somebody else has unblocked it.
      if (!(error instanceof ApiError && error.status === 404)) throw error
    }
    await reload()
    toast.show({ title: words.unblocked })
    onDone()
  }, failure.set)
  return (
    <>
      <p className="figures first-letter:uppercase">
        {formatDate(block.date, 'weekday', language)}, {formatDate(block.startsAt, 'time', language)}–
        {formatDate(block.endsAt, 'time', language)}, {names.seat(block.seat)}
      </p>
      {block.reason && <p className="mt-2">{block.reason}</p>}
      <ErrorBox text={failure.text} />
      {mayEdit && (
        <Button isBusy={unblocking.isBusy} onClick={unblocking.run} className="mt-6">
          {words.unblock}
        </Button>
      )}
    </>
  )
}
