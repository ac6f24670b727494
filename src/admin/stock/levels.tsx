import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../client/error-message.ts'
import { useWords } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { ApiError } from '../../contract/client.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { BOX } from '../../ui/field.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import type { StockPage } from './stock.ts'
import { useStockChange, useStockRefresh } from './use-stock-change.ts'
import { useStores } from './use-stores.ts'

type Level = StockPage['product']['levels'][number]

const HEAD = 'border-b border-hairline px-1 py-2 text-label first:pl-2 font-medium text-ink-soft sm:px-3'
const CELL = 'border-b border-hairline/70 px-1 py-3 align-middle first:pl-2 sm:px-3'

export function Levels({ page }: { page: StockPage }) {
  const { stockPage: words, stock } = useAdminWords()
  const { nameOf } = useStores()
  const may = useMay()
  const { levels, inTransit, productId } = page.product
  const [failure, setFailure] = useState<string | null>(null)
  return (
    <section aria-label={words.levels}>
      <ErrorBox text={failure} />
      <div className="overflow-x-auto border-y border-hairline bg-white sm:border-x">
        <table className="w-full border-separate border-spacing-0 text-small">
          <caption className="sr-only">{words.levels}</caption>
          <thead>
            <tr className="bg-chalk">
              <th scope="col" className={`${HEAD} text-left`}>
                {stock.store}
              </th>
              <th scope="col" className={`${HEAD} text-right`}>
                {words.onHand}
              </th>
              <th scope="col" className={`${HEAD} text-right`}>
                {words.reserved}
              </th>
              <th scope="col" className={`${HEAD} text-right`}>
                {words.free}
              </th>
              <th scope="col" className={`${HEAD} text-right max-sm:hidden`}>
                {words.keepBack}
              </th>
            </tr>
          </thead>
          <tbody>
            {levels.map((level) => (
              <tr key={level.store}>
                <th scope="row" className={`${CELL} text-left font-normal`}>
                  {nameOf(level.store)}
                </th>
                <td className={`${CELL} figures text-right`}>{level.onHand}</td>
                <td className={`${CELL} figures text-right`}>{level.reserved}</td>
                <td className={`${CELL} figures text-right font-medium`}>{level.free}</td>
                <td className={`${CELL} text-right max-sm:hidden`}>
                  {may('stock.move') ? (
                    <KeepBack key={level.keepBack} productId={productId} level={level} onFailure={setFailure} />
                  ) : (
                    <span className="figures">{level.keepBack}</span>
                  )}
                </td>
              </tr>
            ))}
            {inTransit > 0 && (
              <tr>
                <th scope="row" className={`${CELL} text-left font-normal text-ink-soft`}>
                  {stock.transit}
                </th>
                <td className={`${CELL} figures text-right text-ink-soft`}>{inTransit}</td>
                <td className={CELL} colSpan={2} />
                <td className={`${CELL} max-sm:hidden`} />
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-label text-ink-soft max-sm:hidden">{words.keepBackHint}</p>
    </section>
  )
}

interface KeepBackProps {
  productId: number
  level: Level
  onFailure: (text: string | null) => void
}

function KeepBack({ productId, level, onFailure }: KeepBackProps) {
  const { stockPage: words } = useAdminWords()
  const { nameOf } = useStores()
  const [typed, setTyped] = useState(String(level.keepBack))
  const saving = useKeepBack({ productId, level, onFailure })
  const isChanged = typed !== String(level.keepBack) && /^\d{1,5}$/.test(typed)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged) saving.run(Number(typed))
  }
  return (
    <form onSubmit={onSubmit} className="flex items-center justify-end gap-3">
      {isChanged && (
        <Button type="submit" look="bare" isBusy={saving.isBusy} className="min-h-11 text-sea">
          {words.save}
        </Button>
      )}
      <input
        type="text"
        inputMode="numeric"
        aria-label={fill(words.keepBackOf, { store: nameOf(level.store) })}
        value={typed}
        maxLength={5}
        onChange={(event) => setTyped(event.target.value.trim())}
        className={`${BOX} figures max-w-18 text-right`}
      />
    </form>
  )
}

/** Where a colleague was faster, it tells both values and shows the page as it is now. */
function useKeepBack({ productId, level, onFailure }: KeepBackProps) {
  const { stockPage: words, frame } = useAdminWords()
  const shop = useWords()
  const api = useApi()
  const change = useStockChange(productId)
  const refresh = useStockRefresh()
  return useAsyncAction(
    async (keepBack: number) => {
      onFailure(null)
      const { store, version } = level
      await change(() => api.stock.setKeepBack(productId, { store, version, keepBack }), words.saved).catch((error) => {
        const problem = error instanceof ApiError ? (error.problem as Conflicting) : undefined
        const theirs = problem?.current?.product.levels.find((one) => one.store === store)?.keepBack
        if (theirs === undefined) throw error
        const name = problem?.changedBy ?? words.somebody
        onFailure(fill(words.changedMeanwhile, { name, theirs, mine: keepBack }))
        return refresh()
      })
    },
    (error) => onFailure(errorMessage(shop, error, frame.notDone)),
  )
}

type Conflicting = { current?: StockPage; changedBy?: string | null } | undefined
