import { useSite } from '../../client/site-context.tsx'
import { telephone } from '../../client/telephone.ts'
import { CONTACT, SOCIAL_LINKS } from '../../domain/shop-facts.ts'
import { STORES } from '../../domain/stores.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'

const HEADING = 'label mb-4 font-text text-ink-soft'
const LINK = 'plain-link inline-flex min-h-8 items-center'

export function ContactDetails() {
  const { words, language } = useSite()
  const { contact, footer } = words
  return (
    <div className="space-y-10 text-small">
      <section>
        <h2 className={HEADING}>{contact.stores}</h2>
        <ul className="divide-y divide-hairline border-y border-hairline">
          {STORES.map((store) => {
            const name = localized(store, 'name', language)
            const address = localized(store, 'address', language)
            const hours = localized(store, 'hours', language)
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
          <a href={telephone(CONTACT.phone)} className={`${LINK} figures`}>
            <span className="sr-only">{contact.phoneLabel}: </span>
            {CONTACT.phone}
          </a>
          <br />
          <a href={`mailto:${CONTACT.email}`} className={`${LINK} break-all`}>
            <span className="sr-only">{contact.emailLabel}: </span>
            {CONTACT.email}
          </a>
        </p>
      </section>
      <section>
        <h2 className={HEADING}>{contact.customerService}</h2>
        <p>{contact.customerServiceText}</p>
        <p className="figures mt-1 text-ink-soft">{localized(CONTACT, 'customerServiceHours', language)}</p>
      </section>
      <section>
        <h2 className={HEADING}>{contact.followUs}</h2>
        <ul className="flex flex-wrap gap-x-6">
          {SOCIAL_LINKS.map(({ name, url }) => (
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
