import { useSite } from '../../client/site-context.tsx'
import { telephone } from '../../client/telephone.ts'
import { openStores } from '../../domain/stores.ts'
import { formatOpening } from '../../i18n/formats.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { useSettings } from '../site/storefront-context.tsx'
import { useStores } from '../site/stores.ts'

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
          {stores.map((store) => {
            const name = localized(store, 'name', language)
            const address = localized(store, 'address', language)
            const hours = formatOpening(store.opening, words.weekdays)
            return (
              <li key={store.id} className="py-4">
                <h3 className="text-title">{name}</h3>
                <p className="mt-1">{address}</p>
                <p className="figures text-ink-soft">
                  <span className="sr-only">{contact.openingHours}: </span>
                  {hours}
                </p>
              </li>
            )
          })}
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
