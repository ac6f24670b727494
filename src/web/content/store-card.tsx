import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { telephone } from '../../client/telephone.ts'
import { href } from '../../contract/href.ts'
import { formatOpening } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { useNextEyeExam } from '../appointments/use-next-eye-exam.ts'
import { StoreState } from '../site/store-state.tsx'
import { type StoreFacts, useStores } from '../site/stores.ts'

const LINK = 'plain-link inline-flex min-h-8 items-center'

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
  return (
    <div className="max-w-[62ch]">
      <StoreState store={store} />
      <dl className="figures mt-2 divide-y divide-hairline border-y border-hairline">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 py-3.5 sm:grid-cols-[11rem_1fr]">
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="grid gap-x-6 py-2.5 sm:grid-cols-[11rem_1fr]">
          <dt className="self-center text-small text-ink-soft">{home.phone}</dt>
          <dd>
            <a href={telephone(store.phone)} className={LINK}>
              {store.phone}
            </a>
          </dd>
        </div>
        <EyeExamRow store={store} />
      </dl>
      <a href={map} target="_blank" rel="noopener noreferrer" className={`${LINK} mt-3 text-small`}>
        {fill(content.openMap, { store: localized(store, 'name', language) })}
      </a>
    </div>
  )
}

function EyeExamRow({ store }: { store: StoreFacts }) {
  const { nextEyeExam: texts } = useSite().words
  const next = useNextEyeExam(store.id)
  if (next === null) return null
  return (
    <div className="grid gap-x-6 py-2.5 sm:grid-cols-[11rem_1fr]">
      <dt className="self-center text-small text-ink-soft">{texts.title}</dt>
      <dd className="flex flex-wrap items-center gap-x-2">
        <Link to={href('contact', {}, { store: store.name, service: 'eye_exam' })} className={LINK}>
          {next.time ?? texts.choose}
        </Link>
        <span>· {next.price}</span>
      </dd>
    </div>
  )
}
