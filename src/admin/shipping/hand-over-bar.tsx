import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { BulkBar } from '../../ui/dense/bulk-bar.tsx'
import type { Selection } from '../../ui/dense/use-selection.ts'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import type { Parcel, ShippingResults } from './shipping.ts'
import { useReadParcelsAgain } from './shipping-query.ts'

interface HandOverBarProps {
  selection: Selection<Parcel>
  onDone: (results: ShippingResults) => void
}

/** The labels open beside the desk, so that the selection stays for the hand-over. */
export function HandOverBar({ selection, onDone }: HandOverBarProps) {
  const { shipping: words } = useAdminWords()
  const { language } = useSite()
  const api = useApi()
  const readAgain = useReadParcelsAgain()
  const failure = useFailure()
  const { selected, clear } = selection
  const handingOver = useAsyncAction(async () => {
    failure.clear()
    const { results } = await api.shipping.handOver(selected.map(({ id }) => id))
    await readAgain()
    clear()
    onDone(results)
  }, failure.set)
  const isOfOne = selected.every(({ carrier }) => carrier === selected[0]?.carrier)
  const isPrintable = isOfOne && selected.every(({ state }) => state !== 'draft')
  return (
    <BulkBar label={words.bar}>
      <p role="status" className="figures text-small">
        {plural(words.chosen, selected.length, language)}
      </p>
      <Button look="bare" className="min-h-11" onClick={clear}>
        {words.clear}
      </Button>
      <div className="ml-auto flex flex-wrap items-center gap-2.5">
        <ErrorBox text={failure.text} />
        {isPrintable ? (
          <a
            href={`/api/admin/shipping/labels?ids=${selected.map(({ id }) => id).join(',')}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('outline')}
          >
            {words.labels}
          </a>
        ) : (
          <p className="max-w-xs text-label text-ink-soft">{words.labelsOfOne}</p>
        )}
        <Button isBusy={handingOver.isBusy} onClick={() => handingOver.run()}>
          {words.handOver}
        </Button>
      </div>
    </BulkBar>
  )
}
