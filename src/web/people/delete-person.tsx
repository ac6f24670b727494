import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { Wearer } from '../../contract/wearers.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useWearers } from './use-wearers.ts'

export function DeletePerson({ person, onDone }: { person: Wearer | null; onDone: () => void }) {
  const { api, words } = useSite()
  const { people } = words
  const { show } = useWearers()
  const toast = useToast()
  const showError = useErrorToast()
  const deleting = useAsyncAction(
    async () => {
      if (person === null) return
      show(await api.call('DELETE /api/account/wearers/{wearerId}', { params: { wearerId: person.id } }))
      toast.show({ title: people.deleted })
      onDone()
    },
    (error) => showError(error, words.errors.unavailable),
  )
  return (
    <Dialog
      isOpen={person !== null}
      title={people.deleteTitle}
      closeLabel={words.toast.dismiss}
      onClose={onDone}
      look="narrow"
    >
      <p className="break-words text-ink-soft">{person?.name}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button isBusy={deleting.isBusy} onClick={() => deleting.run()}>
          {people.delete}
        </Button>
        <Button look="outline" onClick={onDone}>
          {people.keepPerson}
        </Button>
      </div>
    </Dialog>
  )
}
