import { LinkButton } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { telephone } from '../../client/telephone.ts'
import { href } from '../../contract/href.ts'
import { localized } from '../../i18n/languages.ts'
import { useSettings } from '../site/storefront-context.tsx'

export function AskUs() {
  const { words, language } = useSite()
  const { content } = words
  const { contact } = useSettings()
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
          <a href={telephone(contact.phone)} className={`${look} figures font-display text-title`}>
            {contact.phone}
          </a>
          <a href={`mailto:${contact.email}`} className={look}>
            {contact.email}
          </a>
          <p className="figures mt-1 text-small text-ink-soft">
            {localized(contact, 'customerServiceHours', language)}
          </p>
        </address>
      </div>
    </section>
  )
}
