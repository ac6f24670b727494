import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { fill } from '../../i18n/translate.ts'
import { BOX } from '../../ui/field.tsx'
import { useCombobox } from '../../ui/use-combobox.ts'
import { ordersHref } from '../orders/orders-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { useFound } from './palette-sources.tsx'

export function PaletteBox({ onLeave }: { onLeave: () => void }) {
  const { palette: words } = useAdminWords()
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLInputElement>(null)
  // After the dialog has opened, which gives the focus to its first button.
  useEffect(() => {
    const opened = setTimeout(() => box.current?.focus())
    return () => clearTimeout(opened)
  }, [])
  const { options, isSettled } = useFound(typed.trim())
  const isEmpty = isSettled && options.length === 0
  const go = (to: string) => {
    onLeave()
    void navigate(to)
  }
  const { active, setActive, onKeyDown } = useCombobox(options.length, (index) => go(options[index]?.to ?? ''))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return
    // Of what was typed before, nothing is opened.
    const only = options.find(({ isOnly }) => isOnly) ?? (options.length === 1 ? options[0] : undefined)
    go(isSettled && only ? only.to : ordersHref({ q: typed.trim() }))
  }
  return (
    <form onSubmit={onSubmit} className="mx-auto max-w-3xl">
      <input
        ref={box}
        type="text"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-label={words.label}
        placeholder={words.label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        className={BOX}
      />
      <p role="status" className="min-h-6 pt-2 text-label text-ink-soft">
        {isEmpty ? fill(words.none, { query: typed.trim() }) : words.hint}
      </p>
      <div id={id} role="listbox" aria-label={words.results} className="mt-2">
        {options.map(({ to, content }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: key events go to the focused text field above
          // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox is marked active, never focused
          <div
            key={to}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => setActive(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => go(to)}
            className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-5 border-b border-hairline/70 px-3 py-2 text-small aria-selected:bg-chalk aria-selected:outline aria-selected:outline-ink/30"
          >
            {content}
          </div>
        ))}
      </div>
    </form>
  )
}
