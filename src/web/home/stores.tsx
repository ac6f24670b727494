import { useSite } from '../../client/site-context.tsx'
import { telephone } from '../../client/telephone.ts'
import { openStores } from '../../domain/stores.ts'
import { formatOpening } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { StoreState } from '../site/store-state.tsx'
import { useStores } from '../site/stores.ts'

export function Stores() {
  const { words, language } = useSite()
  const { home } = words
  const stores = openStores(useStores())
  return (
    <section className="bg-chalk">
      <div className="shell grid gap-x-6 gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-heading">{home.stores}</h2>
          <p className="mt-4 text-ink-soft">{home.storesText}</p>
        </div>
        <ul className="divide-y divide-ink/15 border-y border-ink/15 lg:col-span-8">
          {stores.map((store) => (
            <li key={store.id} className="grid items-baseline gap-x-6 gap-y-1 py-6 sm:grid-cols-[1fr_1.600fr_auto]">
              <h3 className="text-title">{localized(store, 'name', language)}</h3>
              <div className="text-small">
                <p>
                  {localized(store, 'address', language)}
                  <br />
                  <span className="figures text-ink-soft">
                    <span className="sr-only">{home.openingHours}: </span>
                    {formatOpening(store.opening, words.weekdays)}
                  </span>
                </p>
                <StoreState store={store} />
              </div>
              <a
                href={telephone(store.phone)}
                className="plain-link figures inline-flex min-h-8 items-center text-small decoration-ink/30"
              >
                <span className="sr-only">{home.phone}: </span>
                {store.phone}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
