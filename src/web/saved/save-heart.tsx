import { useWords } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useSaved } from './saved-context.tsx'

export function SaveHeart({
  productId,
  name,
  className = '',
}: {
  productId: number
  name: string
  className?: string
}) {
  const { listing } = useWords()
  const { ids, setSaved } = useSaved()
  const toasts = useToast()
  const isSaved = ids?.includes(productId) ?? false
  const { isBusy, run } = useAsyncAction(
    () => setSaved(productId, !isSaved),
    () => toasts.show({ tone: 'destructive', title: listing.notSaved }),
  )
  return (
    <Button
      look="plain"
      isBusy={isBusy}
      aria-label={fill(listing.save, { product: name })}
      aria-pressed={isSaved}
      onClick={() => run()}
      className={`save-heart ${className}`}
    />
  )
}
