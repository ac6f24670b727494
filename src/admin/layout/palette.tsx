import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { PaletteBox } from './palette-box.tsx'

export function Palette() {
  const { palette: words, frame } = useAdminWords()
  const [isOpen, setOpen] = useState(false)
  useShortcut(() => setOpen(true))
  return (
    <>
      <Button
        look="plain"
        onClick={() => setOpen(true)}
        aria-keyshortcuts="Control+K"
        className="flex min-h-11 items-center gap-3 px-2 text-small hover:text-brass-light md:min-w-48 md:border-b md:border-sea-line md:text-paper/75"
      >
        <svg
          viewBox="0 0 18 18"
          className="size-4.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.3"
          aria-hidden="true"
        >
          <path d="M12.500 12.500L17 17M14 7.500a6.500 6.500 0 1 1-13 0a6.500 6.500 0 0 1 13 0z" />
        </svg>
        <span className="max-md:sr-only">{words.open}</span>
        <span aria-hidden="true" className="ml-auto text-label text-paper/60 max-md:hidden">
          {words.key}
        </span>
      </Button>
      <Dialog isOpen={isOpen} look="top" title={words.title} closeLabel={frame.close} onClose={() => setOpen(false)}>
        <PaletteBox onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

/** By the key's place, so that it is the same key on a Greek layout. */
function useShortcut(onPress: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onPress()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
