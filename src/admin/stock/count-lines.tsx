import { type FormEvent, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { BOX } from '../../ui/field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ProductName } from './product-name.tsx'
import type { StockCount } from './stock.ts'

type Line = StockCount['lines'][number]

interface CountProps {
  count: StockCount
  onCount: (count: StockCount) => void
  onError: (error: unknown) => void
}

const HEAD = 'border-b border-hairline px-2 py-2 text-left text-label font-medium text-ink-soft sm:px-3'
const CELL = 'border-b border-hairline/70 px-2 py-2.5 align-middle sm:px-3'

export function CountLines({ count, onCount, onError }: CountProps) {
  const { counts: words, pieces, stock } = useAdminWords()
  if (count.lines.length === 0) {
    return <p className="border-y border-hairline py-10 text-center text-ink-soft">{pieces.none}</p>
  }
  return (
    <table className="w-full border-separate border-spacing-0 border-y border-hairline bg-white text-small">
      <caption className="sr-only">{words.lines}</caption>
      <thead>
        <tr className="bg-chalk">
          <th scope="col" className={HEAD}>
            {stock.product}
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            {words.counted}
          </th>
          <th scope="col" className={`${HEAD} text-right max-sm:hidden`}>
            {words.expected}
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            {words.difference}
          </th>
        </tr>
      </thead>
      <tbody>
        {count.lines.map((line) => (
          <tr key={line.sku}>
            <th scope="row" className={`${CELL} text-left font-normal`}>
              <ProductName product={line} />
              {line.isRecountNeeded && <span className="block text-label text-terracotta">{words.recount}</span>}
            </th>
            <td className={`${CELL} figures text-right`}>
              {count.status === 'open' ? (
                <Counted key={line.counted} line={line} count={count} onCount={onCount} onError={onError} />
              ) : (
                line.counted
              )}
            </td>
            <td className={`${CELL} figures text-right max-sm:hidden`}>{line.expected}</td>
            <td className={`${CELL} figures text-right`}>
              <Difference value={line.counted - line.expected} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Difference({ value }: { value: number }) {
  if (value === 0) return <span className="text-ink-soft">0</span>
  return <span className="font-medium text-terracotta">{value > 0 ? `+${value}` : `−${-value}`}</span>
}

function Counted({ line, count, onCount, onError }: CountProps & { line: Line }) {
  const { counts: words } = useAdminWords()
  const { language } = useSite()
  const api = useApi()
  const [typed, setTyped] = useState(String(line.counted))
  const isChanged = /^\d{1,5}$/.test(typed) && (typed !== String(line.counted) || line.isRecountNeeded)
  const saving = useAsyncAction(
    async () => onCount(await api.counts.setCounted(count.id, line.productId, Number(typed))),
    onError,
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged) saving.run()
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-center justify-end gap-x-3">
      {isChanged && (
        <Button type="submit" look="bare" isBusy={saving.isBusy} className="min-h-11 text-sea">
          {words.saveCounted}
        </Button>
      )}
      <input
        type="text"
        inputMode="numeric"
        aria-label={fill(words.set, { name: localized(line, 'name', language) })}
        value={typed}
        maxLength={5}
        onChange={(event) => setTyped(event.target.value.trim())}
        className={`${BOX} figures max-w-18 text-right`}
      />
    </form>
  )
}

export function Uncounted({ count, onCount, onError }: CountProps) {
  const { counts: words } = useAdminWords()
  const { language } = useSite()
  const api = useApi()
  const setting = useAsyncAction(
    async (productId: number) => onCount(await api.counts.setCounted(count.id, productId, 0)),
    onError,
  )
  if (count.uncounted.length === 0) return null
  return (
    <section aria-labelledby="uncounted">
      <h2 id="uncounted" className="mb-2 text-title">
        {words.uncounted}
      </h2>
      <p className="mb-4 text-small text-ink-soft">{words.uncountedText}</p>
      <ul className="divide-y divide-hairline/70 border-y border-hairline text-small">
        {count.uncounted.map((product) => (
          <li key={product.sku} className="flex items-center gap-3 py-2">
            <span className="min-w-0 grow">
              <ProductName product={product} />
            </span>
            <span className="figures">{product.onHand}</span>
            <Button
              look="bare"
              aria-label={fill(words.isNoneOf, { name: localized(product, 'name', language) })}
              className="min-h-11 shrink-0 text-sea"
              onClick={() => setting.run(product.productId)}
            >
              {words.isNone}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
