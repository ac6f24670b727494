import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { inEuro } from '../../client/money-in-euro.ts'
import { fill } from '../../i18n/translate.ts'
import { BOX } from '../../ui/field.tsx'
import { useCombobox } from '../../ui/use-combobox.ts'
import { ordersHref } from '../orders/orders-query.ts'
import { StatusMark } from '../orders/status-mark.tsx'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref, NAVIGATION } from '../site/screens.ts'
import { isOpenTo } from './is-open-to.ts'

const TYPING_PAUSE_MS = 200
const MOST_RESULTS = 7

interface Option {
  to: string
  content: ReactNode
}

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
  const { options, isSettled } = useOptions(typed.trim())
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
    go(isSettled && options.length === 1 && options[0] ? options[0].to : ordersHref({ q: typed.trim() }))
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

function useOptions(q: string): { options: Option[]; isSettled: boolean } {
  const { palette: words, screens } = useAdminWords()
  const may = useMay()
  const asked = useDelayed(q)
  const found = useQuery({
    ...adminQuery('GET /api/admin/orders', { query: { view: 'all', q: asked, limit: MOST_RESULTS } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  if (q === '') {
    const open = NAVIGATION.filter((name) => isOpenTo(name, may))
    return { options: open.map((name) => ({ to: adminHref(name), content: screens[name] })), isSettled: true }
  }
  const orders = asked === '' ? [] : (found.data?.orders ?? [])
  const options = orders.map(({ id, name, city, status, total }) => ({
    to: adminHref('order', { params: { orderId: id } }),
    content: (
      <>
        <span className="figures font-medium">{id}</span>
        <span className="grow">
          {name}
          <span className="text-ink-soft"> {city}</span>
        </span>
        <StatusMark status={status} />
        <span className="figures">{inEuro(total)}</span>
      </>
    ),
  }))
  const all = found.data?.next ? [{ to: ordersHref({ q: asked }), content: fill(words.all, { query: asked }) }] : []
  return { options: [...options, ...all], isSettled: asked === q && found.isSuccess && !found.isPlaceholderData }
}

function useDelayed(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
