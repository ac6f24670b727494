import { useQueryClient } from '@tanstack/react-query'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'

/** Says that somebody is testing stolen cards, and lets managers end the pause. */
export function CardPause({ until }: { until: string }) {
  const { payments: words } = useAdminWords()
  const { language } = useSite()
  const may = useMay()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const failure = useFailure()
  const ending = useAsyncAction(async () => {
    failure.clear()
    await api.payments.endCardPause()
    toast.show({ title: words.pauseEnded })
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/payments'),
    })
  }, failure.set)
  return (
    <section aria-label={words.pause} className="mb-6 border border-terracotta bg-terracotta/8 px-4 py-3 text-small">
      <h2 className="font-medium text-terracotta">{words.pause}</h2>
      <p className="mt-1 max-w-2xl">{fill(words.pauseText, { time: formatDate(until, 'moment', language) })}</p>
      <ErrorBox text={failure.text} />
      {may('orders.refund') && (
        <Button look="outline" className="mt-3" isBusy={ending.isBusy} onClick={ending.run}>
          {words.endPause}
        </Button>
      )}
    </section>
  )
}
