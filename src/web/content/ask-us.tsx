import { LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import { CONTACT } from '../../domain/shop-facts.ts'
import { localized } from '../../i18n/languages.ts'

export function AskUs() {
  const { words, language } = useSite()
  const { content } = words
  const look = 'plain-link inline-flex min-h-8 items-center'
  return (
    <section className="bg-chalk" aria-labelledby="ask-us">
      <div className="shell grid items-end gap-x-6 gap-y-8 py-16 lg:grid-cols-12 lg:py-24">
        <div className="lg:col-span-7">
          <h2 id="ask-us" className="text-heading">
            {content.askUs}
          </h2>
          <p className="mt-4 max-w-[52ch] text-ink-soft">{content.askUsText}</p>
          <LinkButton to={href('contact')} look="outline" className="mt-8">
            {content.askUsAction}
          </LinkButton>
        </div>
        <address className="flex flex-col items-start gap-1 not-italic lg:col-span-4 lg:col-start-9">
          <a href={`tel:${CONTACT.phone.replaceAll(' ', '')}`} className={`${look} figures font-display text-title`}>
            {CONTACT.phone}
          </a>
          <a href={`mailto:${CONTACT.email}`} className={look}>
            {CONTACT.email}
          </a>
          <p className="figures mt-1 text-small text-ink-soft">
            {localized(CONTACT, 'customerServiceHours', language)}
          </p>
        </address>
      </div>
    </section>
  )
}
