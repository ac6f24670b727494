import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '../../ui/dialog.tsx'
import { useMay } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { adminHref } from '../site/screens.ts'
import { isOpenTo } from './is-open-to.ts'
import { moveFocusByRow } from './move-focus-by-row.ts'
import { areShortcutsOn, type Shortcut, shortcutOf } from './shortcut.ts'
import { ShortcutList } from './shortcut-list.tsx'

const G_COUNTS_MS = 1_500
/** A hand scanner types its next key sooner: a code with G and L in it must not open a screen. */
const SCANNER_KEY_MS = 60
const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="combobox"]'

export function Shortcuts() {
  const { shortcuts: words, frame } = useAdminWords()
  const [isListOpen, setListOpen] = useState(false)
  const navigate = useNavigate()
  const may = useMay()
  useShortcuts((shortcut) => {
    if (shortcut.is === 'list') setListOpen(true)
    if (shortcut.is === 'row') moveFocusByRow(shortcut.by)
    if (shortcut.is === 'search') document.querySelector<HTMLElement>('main input[type="search"]')?.focus()
    if (shortcut.is === 'go' && isOpenTo(shortcut.screen, may)) void navigate(adminHref(shortcut.screen))
  })
  return (
    <Dialog
      look="narrow"
      isOpen={isListOpen}
      title={words.title}
      closeLabel={frame.close}
      onClose={() => setListOpen(false)}
    >
      <ShortcutList />
    </Dialog>
  )
}

function useShortcuts(onShortcut: (shortcut: Shortcut) => void) {
  const pressedG = useRef(Number.NEGATIVE_INFINITY)
  const going = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      clearTimeout(going.current)
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
      const isAfterG = event.timeStamp - pressedG.current < G_COUNTS_MS
      pressedG.current = event.code === 'KeyG' && !event.shiftKey ? event.timeStamp : Number.NEGATIVE_INFINITY
      const shortcut = shortcutOf(event, { isAfterG, isInRow: isInRow(event.target) })
      if (shortcut === null || !areShortcutsOn()) return
      event.preventDefault()
      if (shortcut.is === 'go') going.current = setTimeout(() => onShortcut(shortcut), SCANNER_KEY_MS)
      else onShortcut(shortcut)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

/** In a field, and while a dialog is open, keys belong to them. */
const isElsewhere = (target: EventTarget | null) =>
  document.querySelector('dialog[open]') !== null || (target instanceof Element && target.closest(FIELDS) !== null)

const isInRow = (target: EventTarget | null) => target instanceof Element && target.closest('main tbody tr') !== null
