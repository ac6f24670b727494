import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import type { StaffLink } from './staff-link.ts'

export function InvitationLink({ link: { link, expiresAt } }: { link: StaffLink }) {
  const { staff: words, frame } = useAdminWords()
  const { language } = useSite()
  const toast = useToast()
  const showError = useErrorToast()
  const copying = useAsyncAction(
    async () => {
      await navigator.clipboard.writeText(link)
      toast.show({ title: words.copied })
    },
    (error) => showError(error, frame.notDone),
  )
  return (
    <div className="max-w-lg">
      <p className="text-ink-soft">{fill(words.linkText, { until: formatDate(expiresAt, 'moment', language) })}</p>
      <p className="mt-5 border border-hairline bg-white p-4 font-medium break-all select-all">{link}</p>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button isBusy={copying.isBusy} onClick={copying.run}>
          {words.copy}
        </Button>
        <Button look="outline" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
    </div>
  )
}
