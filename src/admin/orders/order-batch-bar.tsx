import { useState } from 'react'
import { LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { OrderView } from '../../domain/order-views.ts'
import { plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { BulkBar } from '../../ui/dense/bulk-bar.tsx'
import type { Selection } from '../../ui/dense/use-selection.ts'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { adminHref } from '../site/screens.ts'
import type { BatchResult, OrderListRow } from './order.ts'
import { useOrdersQuery } from './orders-query.ts'
import { ShipDialog } from './ship-dialog.tsx'
import { MOST_IN_BATCH, useBatchSteps } from './use-batch.ts'

interface OrderBatchBarProps {
  selection: Selection<OrderListRow>
  /** Of the whole view. */
  count: number
  onDone: (results: BatchResult['results']) => void
}

const VIEW_STATUS: Partial<Record<OrderView, OrderListRow['status']>> = {
  pending: 'pending',
  confirmed: 'confirmed',
  in_fulfilment: 'in_fulfilment',
}

/** Only acts that fit at least one selected order are offered; the first of them is the primary one. */
export function OrderBatchBar({ selection, count, onDone }: OrderBatchBarProps) {
  const { batch: words } = useAdminWords()
  const { language } = useSite()
  const { view, q } = useOrdersQuery()
  const [isShipping, setShipping] = useState(false)
  const mayEdit = useMay()('orders.edit')
  const steps = useBatchSteps(selection, onDone)
  const { selected, isWhole } = selection
  const chosen = isWhole ? Math.min(count, MOST_IN_BATCH) : selected.length
  const only = isWhole ? VIEW_STATUS[view] : undefined
  const has = (status: OrderListRow['status']) =>
    isWhole && VIEW_STATUS[view] === undefined
      ? true
      : (only ?? status) === status && (isWhole || selected.some((row) => row.status === status))
  const acts = [
    { key: 'confirm', isOffered: has('pending'), run: () => steps.run('confirmed') },
    { key: 'start', isOffered: has('confirmed'), run: () => steps.run('in_fulfilment') },
    { key: 'ship', isOffered: has('in_fulfilment'), run: () => setShipping(true) },
  ] as const
  const offered = mayEdit ? acts.filter(({ isOffered }) => isOffered) : []
  const slipsOf = isWhole ? { view, q } : { ids: selected.map(({ id }) => id).join(',') }
  return (
    <BulkBar label={words.bar}>
      <p role="status" className="figures text-small">
        {plural(words.chosen, chosen, language)}
      </p>
      {!isWhole && selection.isPageSelected && count > selected.length && (
        <Button look="bare" className="min-h-11" onClick={selection.selectWhole}>
          {(count > MOST_IN_BATCH ? words.chooseNewest : words.chooseAll).replace(
            '{count}',
            String(Math.min(count, MOST_IN_BATCH)),
          )}
        </Button>
      )}
      <Button look="bare" className="min-h-11" onClick={selection.clear}>
        {words.clear}
      </Button>
      <div className="ml-auto flex flex-wrap gap-2.5">
        <ErrorBox text={steps.failure} />
        <LinkButton look="outline" to={adminHref('slips', { query: slipsOf })}>
          {words.slips}
        </LinkButton>
        {offered.toReversed().map(({ key, run }, index) => (
          <Button
            key={key}
            look={index === offered.length - 1 ? 'solid' : 'outline'}
            isBusy={steps.isBusy}
            onClick={run}
          >
            {words[key]}
          </Button>
        ))}
      </div>
      <ShipDialog isOpen={isShipping} selection={selection} onClose={() => setShipping(false)} onDone={onDone} />
    </BulkBar>
  )
}
