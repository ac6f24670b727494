import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { WRITE_OFF_REASONS } from '../../domain/stock.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKey } from '../site/use-request-key.ts'
import type { StockPage } from './stock.ts'
import { useStockChange } from './use-stock-change.ts'
import { useOwnStore, useStores } from './use-stores.ts'

type Act = 'writeOff' | 'hold'

export function StockActs({ page }: { page: StockPage }) {
  const { stockPage: words, frame } = useAdminWords()
  const [act, setAct] = useState<Act | null>(null)
  const close = () => setAct(null)
  const title = act === 'hold' ? words.holdTitle : words.writeOffTitle
  return (
    <>
      <Button look="outline" onClick={() => setAct('writeOff')}>
        {words.writeOff}
      </Button>
      <Button look="outline" onClick={() => setAct('hold')}>
        {words.hold}
      </Button>
      <Dialog isOpen={act !== null} title={title} closeLabel={frame.close} onClose={close}>
        {act === 'hold' && <HoldForm page={page} onDone={close} />}
        {act === 'writeOff' && <WriteOffForm page={page} onDone={close} />}
      </Dialog>
    </>
  )
}

interface ActProps {
  page: StockPage
  onDone: () => void
}

function WriteOffForm({ page, onDone }: ActProps) {
  const { stockPage: words } = useAdminWords()
  const api = useApi()
  const { productId } = page.product
  const change = useStockChange(productId)
  const [reason, setReason] = useState<(typeof WRITE_OFF_REASONS)[number]>('damage')
  const send = async (pieces: Pieces) => {
    await change(() => api.stock.writeOff(productId, { ...pieces, reason }), words.writtenOff)
    onDone()
  }
  return (
    <ActForm title={words.writeOffTitle} submit={words.writeOffSubmit} page={page} send={send}>
      <SelectField
        label={words.writeOffReason}
        value={reason}
        onChange={(event) => setReason(event.target.value as typeof reason)}
        options={WRITE_OFF_REASONS.map((value) => ({ value, name: words.reasons[value] }))}
      />
    </ActForm>
  )
}

function HoldForm({ page, onDone }: ActProps) {
  const { stockPage: words } = useAdminWords()
  const { language } = useSite()
  const api = useApi()
  const { productId } = page.product
  const change = useStockChange(productId)
  const send = async (pieces: Pieces) => {
    const held = await api.stock.hold(productId, pieces)
    const [newest] = held.reservations.filter(({ orderId }) => orderId === null)
    const until = newest?.expiresAt ? formatDate(newest.expiresAt, 'shortMoment', language) : ''
    await change(async () => held, fill(words.held, { until }))
    onDone()
  }
  return (
    <ActForm title={words.holdTitle} submit={words.holdSubmit} page={page} send={send}>
      <p className="text-ink-soft">{words.holdText}</p>
    </ActForm>
  )
}

interface Pieces {
  requestKey: string
  store: string
  quantity: number
  note: string
}

interface ActFormProps {
  title: string
  submit: string
  page: StockPage
  send: (pieces: Pieces) => Promise<void>
  children: ReactNode
}

/** Store, pieces and note, which both acts have. */
function ActForm({ title, submit, page, send, children }: ActFormProps) {
  const { stock: words } = useAdminWords()
  const { options } = useStores()
  const [own] = useOwnStore()
  const hasPieces = (store: string) => page.product.levels.some((level) => level.store === store && level.onHand > 0)
  const first = hasPieces(own) ? own : (page.product.levels.find(({ onHand }) => onHand > 0)?.store ?? own)
  const failure = useFailure()
  // Kept when it fails, so that trying again cannot book twice.
  const requestKey = useRequestKey()
  const form = useRef<HTMLFormElement>(null)
  const sending = useAsyncAction(async () => {
    failure.clear()
    const typed = new FormData(form.current ?? undefined)
    const text = (name: string) => String(typed.get(name) ?? '')
    const pieces = { store: text('store'), quantity: Number(text('quantity')), note: text('note') }
    await send({ requestKey: requestKey.get(), ...pieces })
  }, failure.set)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    sending.run()
  }
  return (
    <form ref={form} onSubmit={onSubmit} aria-label={title} className="max-w-md space-y-5">
      {children}
      <ErrorBox text={failure.text} />
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
        <SelectField label={words.store} name="store" options={options} defaultValue={first} />
        <InputField
          label={words.quantity}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={10_000}
          defaultValue={1}
          required
        />
      </div>
      <InputField label={words.note} hint={words.noteHint} name="note" maxLength={200} autoComplete="off" />
      <Button type="submit" isBusy={sending.isBusy}>
        {submit}
      </Button>
    </form>
  )
}
