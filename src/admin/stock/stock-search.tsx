import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { BOX } from '../../ui/field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { stockHref, useStockQuery } from './stock-query.ts'

const TYPING_PAUSE_MS = 250

/** Searches while one types; the address is the state. */
export function StockSearch() {
  const { stock: words } = useAdminWords()
  const { view, q } = useStockQuery()
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (box.current && box.current.value.trim() !== q) box.current.value = q
  }, [q])
  useEffect(() => () => clearTimeout(waiting.current), [])

  const search = () => {
    clearTimeout(waiting.current)
    const typed = box.current?.value.trim() ?? ''
    if (typed !== q) void navigate(stockHref({ view, q: typed }), { replace: q !== '', preventScrollReset: true })
  }
  const onInput = () => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(search, TYPING_PAUSE_MS)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    search()
  }
  const clear = () => {
    if (box.current) box.current.value = ''
    search()
    box.current?.focus()
  }
  return (
    <search className="block w-full md:w-64 xl:w-80">
      <form onSubmit={onSubmit} className="relative">
        <input
          ref={box}
          type="search"
          aria-label={words.search}
          placeholder={words.searchHint}
          defaultValue={q}
          maxLength={100}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onInput={onInput}
          className={`${BOX} pr-12 text-small [&::-webkit-search-cancel-button]:hidden`}
        />
        {q !== '' && (
          <Button
            look="plain"
            aria-label={words.clear}
            onClick={clear}
            className="absolute top-0.5 right-0.5 grid size-11 place-items-center -outline-offset-2"
          >
            <svg viewBox="0 0 16 16" className="size-3.5" fill="none" stroke="currentColor" aria-hidden="true">
              <path d="M2 2l12 12M14 2L2 14" />
            </svg>
          </Button>
        )}
      </form>
    </search>
  )
}
