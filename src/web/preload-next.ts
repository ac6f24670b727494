import type { ScreenName } from '../contract/screens.ts'
import { savesData } from './saves-data.ts'

/** Where most shoppers go from a screen. */
const NEXT: Partial<Record<ScreenName, ScreenName>> = {
  home: 'category',
  collections: 'product',
  category: 'product',
  product: 'cart',
  cart: 'checkout',
}

const WAIT_WITHOUT_IDLE_MS = 2_000

/** Safari has no idle callback. */
const whenIdle: (act: () => void) => void =
  'requestIdleCallback' in globalThis ? requestIdleCallback : (act) => setTimeout(act, WAIT_WITHOUT_IDLE_MS)

/**
 * Loads the code of the screen that most shoppers go to from this one, once the document is complete and the browser
 * rests. Not where the shopper asks for less data.
 */
export function preloadNext(name: ScreenName, load: (name: ScreenName) => Promise<unknown>): void {
  const next = NEXT[name]
  if (next === undefined || savesData()) return
  // What fails is loaded again on arrival.
  const preload = () => whenIdle(() => void load(next).catch(() => {}))
  if (document.readyState === 'complete') preload()
  else addEventListener('load', preload, { once: true })
}
