import { useSite, useWords } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { SavedAddress } from '../../contract/addresses.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { addressLine, useAddresses } from './use-addresses.ts'

export function DeleteAddress({ address, onDone }: { address: SavedAddress | null; onDone: () => void }) {
  const { book: words } = useWords().delivery
  const { api, words: site } = useSite()
  const { show } = useAddresses()
  const toast = useToast()
  const showError = useErrorToast()
  const deleting = useAsyncAction(
    async () => {
      if (address === null) return
      const params = { addressId: address.id }
      show(await api.call('DELETE /api/account/addresses/{addressId}', { params }))
      toast.show({ title: words.deleted })
      onDone()
    },
    (error) => showError(error, site.errors.unavailable),
  )
  return (
    <Dialog
      isOpen={address !== null}
      title={words.deleteTitle}
      closeLabel={site.toast.dismiss}
      onClose={onDone}
      look="narrow"
    >
      <p className="text-ink-soft">{address && addressLine(address)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button isBusy={deleting.isBusy} onClick={() => deleting.run()}>
          {words.delete}
        </Button>
        <Button look="outline" onClick={onDone}>
          {words.keep}
        </Button>
      </div>
    </Dialog>
  )
}
