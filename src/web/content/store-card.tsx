import { useSite } from '../../client/site-context.tsx'
import { telephone } from '../../client/telephone.ts'
import { formatOpening } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { useStores } from '../site/stores.ts'

/** Where a store is, when it is open and how to reach it. The map is on another site, so it opens only on request. */
export function StoreCard({ id }: { id: string }) {
  const { words, language } = useSite()
  const { home, content } = words
  const store = useStores().find((one) => one.id === id)
  if (!store) return null
  const place = `${store.latitude}/${store.longitude}`
  const map = `https://www.openstreetmap.org/?mlat=${store.latitude}&mlon=${store.longitude}#map=17/${place}`
  const rows = [
    [content.address, localized(store, 'address', language)],
    [home.openingHours, formatOpening(store.opening, words.weekdays)],
    ...(store.licence ? [[content.licence, store.licence] as const] : []),
  ] as const
  const look = 'plain-link inline-flex min-h-8 items-center'
  return (
    <div className="max-w-[62ch]">
      <dl className="figures divide-y divide-hairline border-y border-hairline">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 py-3.5 sm:grid-cols-[11rem_1fr]">
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="grid gap-x-6 py-2.5 sm:grid-cols-[11rem_1fr]">
          <dt className="self-center text-small text-ink-soft">{home.phone}</dt>
          <dd>
            <a href={telephone(store.phone)} className={look}>
              {store.phone}
            </a>
          </dd>
        </div>
      </dl>
      <a href={map} target="_blank" rel="noopener noreferrer" className={`${look} mt-3 text-small`}>
        {fill(content.openMap, { store: localized(store, 'name', language) })}
      </a>
    </div>
  )
}
