import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '../../contract/client.ts'
import { fill } from '../../i18n/translate.ts'
import { BOX, Field } from '../../ui/field.tsx'
import { useCombobox } from '../../ui/use-combobox.ts'
import { useApi } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { useFailure } from '../site/use-failure.ts'
import { CameraScanner } from './camera-scanner.tsx'
import { ProductName } from './product-name.tsx'
import type { StockProduct } from './stock.ts'
import { useScanner } from './use-scanner.ts'

const TYPING_PAUSE_MS = 200
const MOST_RESULTS = 6

interface CodeBoxProps {
  onProduct: (product: StockProduct) => void
  /** Takes codes as they are, without looking them up: it works without a connection. */
  onCode?: (code: string) => void
}

/** One box for scanning and searching. Enter takes the product of a code, else the only or the chosen result. */
export function CodeBox({ onProduct, onCode }: CodeBoxProps) {
  const { pieces: words } = useAdminWords()
  const id = useId()
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const results = useResults(typed.trim())
  const failure = useFailure()
  const [unknown, setUnknown] = useState<string | null>(null)
  // After the page has taken the focus on arrival.
  useEffect(() => {
    const arrived = setTimeout(() => box.current?.focus({ preventScroll: true }))
    return () => clearTimeout(arrived)
  }, [])

  const take = (product: StockProduct) => {
    setTyped('')
    setUnknown(null)
    failure.clear()
    onProduct(product)
    box.current?.focus()
  }
  const find = useFind(take, (code, error) => {
    if (error instanceof ApiError && error.status === 404) setUnknown(code)
    else failure.set(error)
  })
  const enter = (code: string) => {
    if (onCode === undefined) return void find(code)
    setTyped('')
    onCode(code)
  }
  useScanner(enter, (field) => field === box.current)
  const { active, setActive, onKeyDown } = useCombobox(results.length, (index) => {
    const chosen = results[index]
    if (chosen) take(chosen)
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const [only] = results
    if (results.length === 1 && only) take(only)
    else if (typed.trim() !== '') enter(typed.trim())
  }
  const error = unknown === null ? (failure.text ?? undefined) : fill(words.unknown, { code: unknown })
  return (
    <div>
      <form onSubmit={onSubmit} className="relative max-w-xl">
        <Field label={words.code} hint={words.codeHint}>
          {(wiring) => (
            <input
              {...wiring}
              ref={box}
              type="text"
              role="combobox"
              aria-expanded={results.length > 0}
              aria-controls={id}
              aria-autocomplete="list"
              aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
              className={BOX}
            />
          )}
        </Field>
        <p role="alert" className="text-small text-terracotta">
          {error}
        </p>
        <div id={id} role="listbox" aria-label={words.results} className="bg-white">
          {results.map((product, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: key events go to the focused text field above
            // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox is marked active, never focused
            <div
              key={product.sku}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerMove={() => setActive(index)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(product)}
              className="min-h-12 cursor-pointer border-x border-b border-hairline px-3 py-2 text-small aria-selected:bg-chalk"
            >
              <ProductName product={product} />
            </div>
          ))}
        </div>
      </form>
      <CameraScanner onCode={enter} />
    </div>
  )
}

function useFind(onFound: (product: StockProduct) => void, onError: (code: string, error: unknown) => void) {
  const api = useApi()
  return (code: string) => api.stock.find(code).then(onFound, (error) => onError(code, error))
}

function useResults(q: string): readonly StockProduct[] {
  const [settled, setSettled] = useState(q)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(q), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [q])
  const found = useQuery({
    ...adminQuery('GET /api/admin/stock', { query: { q: settled, limit: MOST_RESULTS } }),
    enabled: settled.length > 1,
  })
  return q !== '' && q === settled && settled.length > 1 ? (found.data?.products ?? []) : []
}
