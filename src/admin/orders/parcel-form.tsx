import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { useRequestKeys } from '../site/use-request-key.ts'
import type { BatchResult, OrderListRow } from './order.ts'
import { useReadOrdersAgain } from './use-batch.ts'

interface ParcelFormProps {
  rows: readonly OrderListRow[]
  onClose: () => void
  onDone: (results: BatchResult['results']) => void
}

/** A tracking number per parcel. Enter, which scanners send too, goes to the next field and from the last one sends. */
export function ParcelForm({ rows: chosen, onClose, onDone }: ParcelFormProps) {
  const { batch: words } = useAdminWords()
  const { language } = useSite()
  // What was opened stays, whatever the list behind it reads meanwhile.
  const [rows, setRows] = useState(chosen)
  const form = useRef<HTMLFormElement>(null)
  const shipping = useShipping(form, rows)
  const fields = () => [...(form.current?.querySelectorAll('input') ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first field that is left, after each answer
  useEffect(() => {
    // After the dialog has opened, which gives the focus to its first button.
    const opened = setTimeout(() => form.current?.querySelector('input')?.focus())
    return () => clearTimeout(opened)
  }, [rows])

  const onKeyDown = (event: KeyboardEvent) => {
    const all = fields()
    const next = all[all.indexOf(event.target as HTMLInputElement) + 1]
    if (event.key !== 'Enter' || next === undefined || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    next.focus()
    next.select()
  }
  const onPaste = (event: ClipboardEvent) => {
    const numbers = event.clipboardData
      .getData('text')
      .trim()
      .split(/[\r\n]+/)
    if (numbers.length < 2) return
    event.preventDefault()
    const all = fields()
    const from = all.indexOf(event.target as HTMLInputElement)
    for (const [index, number] of numbers.entries()) {
      const field = all[from + index]
      if (field) field.value = number.split('\t', 1)[0]?.trim() ?? ''
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    shipping.run((results) => {
      onDone(results)
      const refused = new Set(results.filter(({ isDone }) => !isDone).map(({ orderId }) => orderId))
      setRows((before) => before.filter(({ id }) => refused.has(id)))
      if (refused.size === 0) onClose()
    })
  }
  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      aria-label={words.shipTitle}
      noValidate
    >
      <p className="mb-5 max-w-lg text-ink-soft">{words.shipText}</p>
      <ErrorBox text={shipping.failure} />
      <div className="max-w-xl space-y-4">
        {rows.map(({ id, name }) => (
          <InputField
            key={id}
            name={id}
            label={words.trackingOf.replace('{number}', id)}
            hint={name}
            error={shipping.errorOf(id)}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        ))}
      </div>
      <Button type="submit" isBusy={shipping.isBusy} className="mt-6">
        {plural(words.shipSubmit, rows.length, language)}
      </Button>
    </form>
  )
}

function useShipping(form: { current: HTMLFormElement | null }, rows: readonly OrderListRow[]) {
  const api = useApi()
  const readAgain = useReadOrdersAgain()
  const failure = useFailure()
  const [results, setResults] = useState<BatchResult['results']>([])
  const keyOf = useRequestKeys()
  const acting = useAsyncAction(async (onResults: (results: BatchResult['results']) => void) => {
    failure.clear()
    const typed = new FormData(form.current ?? undefined)
    const parcels = rows.map(({ id, version }) => ({
      id,
      version,
      requestKey: keyOf(id),
      trackingNumber: String(typed.get(id) ?? ''),
    }))
    const answer = await api.orders.ship(parcels)
    setResults(answer.results)
    await readAgain()
    onResults(answer.results)
  }, failure.set)
  return {
    ...acting,
    failure: failure.text,
    errorOf: (id: string) => results.find(({ orderId }) => orderId === id)?.error?.message,
  }
}
