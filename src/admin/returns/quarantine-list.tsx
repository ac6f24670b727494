import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { formatDate } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { useStoreName } from '../site/use-stores.ts'
import type { Quarantined } from './returns.ts'

const query = adminQuery('GET /api/admin/quarantine', {})

/** Pieces that came back and wait for a decision. */
export function QuarantineList() {
  const { returnsDesk: words } = useAdminWords()
  const list = useQuery(query)
  if (list.data === undefined) return <Loading query={list} className="mt-8 h-64" />
  if (list.data.length === 0) return <EmptyState title={words.quarantineNone} text={words.quarantineNoneText} />
  return (
    <section aria-labelledby="quarantine" className="mt-8 max-w-3xl">
      <h2 id="quarantine" className="mb-4 text-title">
        {words.quarantineTitle}
      </h2>
      <ul className="space-y-4">
        {list.data.map((pieces) => (
          <QuarantineItem key={`${pieces.returnId} ${pieces.itemId}`} pieces={pieces} />
        ))}
      </ul>
    </section>
  )
}

function QuarantineItem({ pieces }: { pieces: Quarantined }) {
  const { returnsDesk: words, frame } = useAdminWords()
  const { language } = useSite()
  const { returnId, itemId, orderId: number, quantity } = pieces
  const api = useApi()
  const may = useMay()
  const queries = useQueryClient()
  const showError = useErrorToast()
  const storeOf = useStoreName()
  const name = localized(pieces, 'name', language)
  const settling = useAsyncAction(
    async (outcome: 'restock' | 'write_off') => {
      queries.setQueryData(query.queryKey, await api.returns.settle({ returnId, itemId }, outcome))
    },
    (error) => showError(error, frame.notDone),
  )
  return (
    <li className="border border-hairline bg-white p-4 text-small sm:px-5">
      <p className="font-medium">{fill(words.line, { quantity, name })}</p>
      <p className="figures mt-1 text-label text-ink-soft">
        {fill(words.quarantineAt, {
          date: formatDate(pieces.at, 'momentDay', language),
          store: storeOf(pieces.store),
          number,
        })}
      </p>
      {may('stock.move') && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            look="outline"
            isBusy={settling.isBusy}
            aria-label={fill(words.restockOf, { name })}
            onClick={() => settling.run('restock')}
          >
            {words.restock}
          </Button>
          <Button
            look="outline"
            isBusy={settling.isBusy}
            aria-label={fill(words.writeOffOf, { name })}
            onClick={() => settling.run('write_off')}
          >
            {words.writeOff}
          </Button>
        </div>
      )}
    </li>
  )
}
