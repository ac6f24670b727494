import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { PrescriptionHead } from '../../contract/prescriptions.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { usePrescriptions } from './use-prescriptions.ts'

export function ErasePrescription({ head, onDone }: { head: PrescriptionHead | null; onDone: () => void }) {
  const { api, words } = useSite()
  const { prescriptions } = words
  const { show } = usePrescriptions()
  const toast = useToast()
  const showError = useErrorToast()
  const erasing = useAsyncAction(
    async () => {
      if (head === null) return
      const params = { prescriptionId: head.id }
      show(await api.call('DELETE /api/account/prescriptions/{prescriptionId}', { params }))
      toast.show({ title: prescriptions.erased })
      onDone()
    },
    (error) => showError(error, words.errors.unavailable),
  )
  return (
    <Dialog
      isOpen={head !== null}
      title={prescriptions.eraseTitle}
      closeLabel={words.toast.dismiss}
      onClose={onDone}
      look="narrow"
    >
      <p className="text-ink-soft">{prescriptions.eraseText}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button isBusy={erasing.isBusy} onClick={() => erasing.run()}>
          {prescriptions.erase}
        </Button>
        <Button look="outline" onClick={onDone}>
          {prescriptions.keep}
        </Button>
      </div>
    </Dialog>
  )
}
