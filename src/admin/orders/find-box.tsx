import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { BOX } from '../../ui/field.tsx'
import { useCombobox } from '../../ui/use-combobox.ts'

const TYPING_PAUSE_MS = 200
const FRESH_MS = 5_000

interface FindBoxProps<Found> {
  label: string
  hint: string
  none: string
  results: string
  /** The call that finds, which answers a list. */
  pathOf: (q: string) => string
  keyOf: (found: Found) => string
  render: (found: Found) => ReactNode
  onChoose: (found: Found) => void
  hasFocus?: boolean
}

/** Finds while one types. Enter chooses the marked result or the only one; a scanner's Enter waits for the answer. */
export function FindBox<Found>({
  label,
  hint,
  none,
  results,
  pathOf,
  keyOf,
  render,
  onChoose,
  hasFocus,
}: FindBoxProps<Found>) {
  const id = useId()
  const queries = useQueryClient()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const asked = useDelayed(q)
  const found = useQuery<Found[]>({
    queryKey: [pathOf(asked)],
    staleTime: FRESH_MS,
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const options = q === '' ? [] : (found.data ?? [])
  const isNone = q !== '' && asked === q && found.isSuccess && !found.isPlaceholderData && options.length === 0
  const { active, setActive, onKeyDown } = useCombobox(options.length, (index) => choose(options[index]))
  useEffect(() => {
    // After the page has taken the focus on arrival.
    const arrived = hasFocus ? setTimeout(() => box.current?.focus()) : undefined
    return () => clearTimeout(arrived)
  }, [hasFocus])

  function choose(one: Found | undefined) {
    if (one === undefined) return
    setTyped('')
    setActive(-1)
    onChoose(one)
  }
  const search = async (text: string) => {
    const [first, ...others] = await queries.fetchQuery<Found[]>({ queryKey: [pathOf(text)], staleTime: FRESH_MS })
    if (box.current?.value.trim() !== text) return
    if (others.length === 0) choose(first)
    else setActive(0)
  }
  const onKey = (event: KeyboardEvent) => {
    onKeyDown(event)
    if (event.key !== 'Enter' || event.defaultPrevented) return
    event.preventDefault()
    if (q !== '') void search(q).catch(() => undefined)
  }
  return (
    <div>
      <label htmlFor={`${id}-box`} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      <input
        ref={box}
        id={`${id}-box`}
        type="text"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKey}
        className={BOX}
      />
      <p id={`${id}-hint`} role="status" className="mt-1.5 text-label text-ink-soft">
        {isNone ? none : hint}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={results}
        className={options.length > 0 ? 'mt-2 border border-hairline bg-white' : ''}
      >
        {options.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: key events go to the focused text field above
          // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox is marked active, never focused
          <div
            key={keyOf(one)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => setActive(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(one)}
            className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-5 border-b border-hairline/70 px-3.5 py-2 text-small last:border-b-0 aria-selected:bg-chalk aria-selected:outline aria-selected:outline-ink/30"
          >
            {render(one)}
          </div>
        ))}
      </div>
    </div>
  )
}

function useDelayed(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
