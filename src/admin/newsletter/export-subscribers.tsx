import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { useConfirmed } from '../site/confirmation.tsx'
import { saveFile } from '../site/save-file.ts'

export function ExportSubscribers() {
  const { subscribers: words, frame } = useAdminWords()
  const api = useApi()
  const confirmed = useConfirmed()
  const toast = useToast()
  const showError = useErrorToast()
  const exporting = useAsyncAction(
    async () => {
      const text = await confirmed(() => api.newsletter.export())
      if (text === undefined) return
      saveFile('newsletter.csv', 'text/csv;charset=utf-8', text)
      toast.show({ title: words.exported })
    },
    (error) => showError(error, frame.notDone),
  )
  return (
    <Button look="outline" isBusy={exporting.isBusy} onClick={exporting.run}>
      {words.export}
    </Button>
  )
}
