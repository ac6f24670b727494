import { useSite } from '../../client/site-context.tsx'
import { telephone } from '../../client/telephone.ts'
import { openStores } from '../../domain/stores.ts'
import { formatOpening } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { StoreState } from '../site/store-state.tsx'
import { useSettings } from '../site/storefront-context.tsx'
import { type StoreFacts, useStores } from '../site/stores.ts'
import { useNextEyeExam } from './use-next-eye-exam.ts'

const HEADING = 'label mb-4 font-text text-ink-soft'
const LINK = 'plain-link inline-flex min-h-8 items-center'

export function ContactDetails() {
  const { words, language } = useSite()
  const { contact, footer } = words
  const { contact: shop, socialLinks } = useSettings()
  const stores = openStores(useStores())
  return (
    <div className="space-y-10 text-small">
      <section>
        <h2 className={HEADING}>{contact.stores}</h2>
        <ul className="divide-y divide-hairline border-y border-hairline">
          {stores.map((store) => (
            <StoreEntry key={store.id} store={store} />
          ))}
        </ul>
        <p className="mt-3 text-label text-ink-soft">{contact.closedOnHolidays}</p>
      </section>
      <section>
        <h2 className={HEADING}>{contact.information}</h2>
        <p>
          <a href={telephone(shop.phone)} className={`${LINK} figures`}>
            <span className="sr-only">{contact.phoneLabel}: </span>
            {shop.phone}
          </a>
          <br />
          <a href={`mailto:${shop.email}`} className={`${LINK} break-all`}>
            <span className="sr-only">{contact.emailLabel}: </span>
            {shop.email}
          </a>
        </p>
      </section>
      <section>
        <h2 className={HEADING}>{contact.customerService}</h2>
        <p>{contact.customerServiceText}</p>
        <p className="figures mt-1 text-ink-soft">{localized(shop, 'customerServiceHours', language)}</p>
      </section>
      <section>
        <h2 className={HEADING}>{contact.followUs}</h2>
        <ul className="flex flex-wrap gap-x-6">
          {socialLinks.map(({ name, url }) => (
            <li key={name}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={fill(footer.opensInNewTab, { name })}
                className={LINK}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function StoreEntry({ store }: { store: StoreFacts }) {
  const { words, language } = useSite()
  const exam = useNextEyeExam(store.id)
  return (
    <li className="py-4">
      <h3 className="text-title">{localized(store, 'name', language)}</h3>
      <p className="mt-1">{localized(store, 'address', language)}</p>
      <p className="figures text-ink-soft">
        <span className="sr-only">{words.contact.openingHours}: </span>
        {formatOpening(store.opening, words.weekdays)}
      </p>
      <StoreState store={store} />
      {exam && (
        <p className="figures min-h-7">{exam.time && `${words.nextEyeExam.title}: ${exam.time} · ${exam.price}`}</p>
      )}
    </li>
  )
}
