import { useWords } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'

export function CopyButton({ name, text }: { name: string; text: string }) {
  const { transfer } = useWords()
  const toast = useToast()
  const copying = useAsyncAction(
    async () => {
      await navigator.clipboard.writeText(text)
      toast.show({ title: transfer.copied, description: name })
    },
    () => toast.show({ title: transfer.notCopied, tone: 'destructive' }),
  )
  return (
    <Button
      look="bare"
      className="min-h-11 shrink-0"
      aria-label={fill(transfer.copyOf, { name })}
      isBusy={copying.isBusy}
      onClick={copying.run}
    >
      {transfer.copy}
    </Button>
  )
}
