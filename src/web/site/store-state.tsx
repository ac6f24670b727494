import { useSite } from '../../client/site-context.tsx'
import { storeStateText } from './store-state-text.ts'
import type { StoreFacts } from './stores.ts'
import { useNow } from './use-now.ts'

/** Whether the store is open, in words. The line is kept free until the browser knows the time. */
export function StoreState({ store }: { store: StoreFacts }) {
  const site = useSite()
  const now = useNow()
  const state = now && storeStateText(store, now, site)
  return (
    <p className="flex min-h-7 items-baseline gap-2.5 text-small">
      {state && (
        <>
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-round border border-sea ${state.isOpen ? 'bg-sea' : ''}`}
          />
          <span className="figures">{state.text}</span>
        </>
      )}
    </p>
  )
}
