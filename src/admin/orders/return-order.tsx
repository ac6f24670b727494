import { type FormEvent, useState } from 'react'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import type { StoreId } from '../../domain/stores.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { BOX } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { keepOwnStore, readOwnStore } from '../site/own-store.ts'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import { useOpenStores } from '../site/use-stores.ts'
import type { AdminOrder } from './order.ts'
import { soldProducts } from './sold-products.ts'
import { useOrderChange } from './use-order-change.ts'

export function ReturnOrder({ order }: { order: AdminOrder }) {
  const { returns: words, frame } = useAdminWords()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="bare" className="min-h-8 self-start" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog isOpen={isOpen} title={words.title} closeLabel={frame.close} onClose={close}>
        <ReturnForm order={order} onDone={close} />
      </Dialog>
    </>
  )
}

type Pieces = Record<number, { resaleable: number; damaged: number }>

/** How many pieces of a line have not come back yet. */
const leftOf = (order: AdminOrder, { productId, quantity }: AdminOrder['items'][number]) =>
  order.returns
    .flatMap(({ lines }) => lines)
    .reduce((left, line) => (line.productId === productId ? left - line.quantity : left), quantity)

function ReturnForm({ order, onDone }: { order: AdminOrder; onDone: () => void }) {
  const { returns: words, order: texts } = useAdminWords()
  const { language } = useSite()
  const [store, setStore] = useState<StoreId | undefined>(order.collectionStore ?? readOwnStore())
  const [pieces, setPieces] = useState<Pieces>({})
  const taking = useTakingBack(order, { store, pieces, onDone })
  const items = soldProducts(order.items)
    .map((item) => ({ item, left: leftOf(order, item) }))
    .filter(({ left }) => left > 0)
  const allFit = () =>
    setPieces(Object.fromEntries(items.map(({ item, left }) => [item.productId, { resaleable: left, damaged: 0 }])))
  const stores = useOpenStores().map((one) => ({ value: one.id, name: localized(one, 'name', language) }))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    taking.run()
  }
  return (
    <form onSubmit={onSubmit} noValidate aria-label={words.title} className="max-w-2xl space-y-5">
      <p className="text-ink-soft">{words.text}</p>
      <ErrorBox text={taking.failure} />
      <ul className="divide-y divide-hairline/70 border-y border-hairline">
        {items.map(({ item, left }) => (
          <ReturnLine
            key={item.productId}
            item={item}
            left={left}
            pieces={pieces[item.productId] ?? { resaleable: 0, damaged: 0 }}
            onChange={(changed) => setPieces({ ...pieces, [item.productId]: changed })}
          />
        ))}
      </ul>
      <Button look="bare" className="min-h-11" onClick={allFit}>
        {words.all}
      </Button>
      <SelectField
        label={words.store}
        value={store ?? ''}
        onChange={(event) => setStore((event.target.value || undefined) as StoreId | undefined)}
        options={[{ value: '', name: texts.chooseStore }, ...stores]}
        required
      />
      <Button type="submit" isBusy={taking.isBusy}>
        {words.submit}
      </Button>
    </form>
  )
}

interface ReturnLineProps {
  item: AdminOrder['items'][number]
  left: number
  pieces: Pieces[number]
  onChange: (pieces: Pieces[number]) => void
}

function ReturnLine({ item, left, pieces, onChange }: ReturnLineProps) {
  const { returns: words } = useAdminWords()
  const { language } = useSite()
  const name = localized(item, 'name', language)
  return (
    <li className="flex flex-wrap items-end gap-x-5 gap-y-2 py-3 text-small">
      <p className="min-w-40 grow basis-1/3 self-center">
        {name}
        <span className="figures block text-label text-ink-soft">
          {item.sku} · {fill(words.left, { count: left, sold: item.quantity })}
        </span>
      </p>
      {(['resaleable', 'damaged'] as const).map((kind) => (
        <label key={kind} className="text-label text-ink-soft">
          {words[`${kind}Short`]}
          <input
            type="number"
            inputMode="numeric"
            min={0}
            max={left}
            aria-label={fill(words[kind], { name })}
            value={pieces[kind]}
            onChange={(event) => {
              const quantity = Math.trunc(event.target.valueAsNumber)
              if (quantity >= 0) onChange({ ...pieces, [kind]: quantity })
            }}
            onFocus={(event) => event.target.select()}
            className={`${BOX} figures mt-1 block max-w-24 text-right`}
          />
        </label>
      ))}
    </li>
  )
}

interface TakingBack {
  store: StoreId | undefined
  pieces: Pieces
  onDone: () => void
}

function useTakingBack(order: AdminOrder, { store, pieces, onDone }: TakingBack) {
  const { returns: words } = useAdminWords()
  const { problems } = useSite().words
  const api = useApi()
  const change = useOrderChange(order.id)
  const failure = useFailure()
  const [missing, setMissing] = useState<string | null>(null)
  // Kept when the answer is lost, so that trying again takes nothing back twice.
  const requestKey = useRequestKey()
  const acting = useAsyncAction(async () => {
    failure.clear()
    const lines = Object.entries(pieces).flatMap(([productId, { resaleable, damaged }]) => [
      { productId: Number(productId), quantity: resaleable, isDamaged: false },
      { productId: Number(productId), quantity: damaged, isDamaged: true },
    ])
    const wanted = lines.filter(({ quantity }) => quantity > 0)
    setMissing(wanted.length === 0 ? words.nothing : store === undefined ? problems.store_required : null)
    if (wanted.length === 0 || store === undefined) return
    const { version } = order
    const body = { version, store, lines: wanted, requestKey: requestKey.get() }
    const done = ({ returns }: AdminOrder) => fill(words.done, { amount: inEuro(returns.at(-1)?.refundDue ?? 0) })
    if (!(await change(() => api.orders.takeBack(order.id, body), done))) return
    keepOwnStore(store)
    onDone()
  }, failure.set)
  return { ...acting, failure: missing ?? failure.text }
}
