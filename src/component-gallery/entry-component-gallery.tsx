import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import './component-gallery.css'
import { useHydrated } from '../ui/hydrated.ts'
import { ToastProvider } from '../ui/toast.tsx'
import { ComponentGallery } from './component-gallery.tsx'
import { loadWords, WordsContext } from './gallery-words.ts'

async function open() {
  const words = await loadWords()
  document.title = words.title
  const place = document.getElementById('component-gallery')
  if (place === null) return
  // Not `createRoot`, which would be added to the chunk that the storefront loads too.
  hydrateRoot(
    place,
    <WordsContext value={words}>
      <ToastProvider words={words.toast}>
        <Opened />
      </ToastProvider>
    </WordsContext>,
  )
}

/** Empty at first, since hydration needs identical markup. */
function Opened() {
  const isHydrated = useHydrated()
  // The same signal as on the shop's pages: tests wait for it.
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset.hydrated = ''
  }, [isHydrated])
  return isHydrated && <ComponentGallery />
}

void open()
