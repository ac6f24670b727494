import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { BOX } from '../../ui/field.tsx'

const TYPING_PAUSE_MS = 250

interface SearchBoxProps {
  label: string
  hint: string
  clearLabel: string
  /** What the address searches for. */
  q: string
  hrefOf: (q: string) => string
  /** Classes, from tablets on. */
  width?: string
}

/** It searches while one types; the address is the state. */
export function SearchBox({ label, hint, clearLabel, q, hrefOf, width = 'md:w-96' }: SearchBoxProps) {
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The address may change without the box: by a view, or by going back.
  useEffect(() => {
    if (box.current && box.current.value.trim() !== q) box.current.value = q
  }, [q])
  useEffect(() => () => clearTimeout(waiting.current), [])

  const search = () => {
    clearTimeout(waiting.current)
    const typed = box.current?.value.trim() ?? ''
    if (typed !== q) void navigate(hrefOf(typed), { replace: q !== '', preventScrollReset: true })
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
    <search className={`block w-full ${width}`}>
      <form onSubmit={onSubmit} className="relative">
        <input
          ref={box}
          type="search"
          aria-label={label}
          placeholder={hint}
          defaultValue={q}
          maxLength={100}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onInput={onInput}
          onBlur={search}
          className={`${BOX} pr-12 text-small [&::-webkit-search-cancel-button]:hidden`}
        />
        {q !== '' && (
          <Button
            look="plain"
            aria-label={clearLabel}
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
