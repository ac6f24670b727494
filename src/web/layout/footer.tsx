import { Link } from '../../client/link.tsx'
import { useSite, useWords } from '../../client/site-context.tsx'
import { telephone } from '../../client/telephone.ts'
import { href } from '../../contract/href.ts'
import { yearInCyprus } from '../../domain/calendar.ts'
import { GUARANTEE_NOTICE } from '../../domain/guarantee-notice.ts'
import { localized } from '../../i18n/languages.ts'
import type { Dictionary } from '../../i18n/translate.ts'
import { fill } from '../../i18n/translate.ts'
import { Kept } from '../kept-html.tsx'
import { useSettings } from '../site/storefront-context.tsx'
import { categoryLinks } from './category-links.ts'
import { PaymentMarks } from './payment-marks.tsx'

type Words = Dictionary['footer']
type Entry = readonly [to: string, name: string]

const groupsOf = (words: Words): { name: string; links: Entry[] }[] => [
  {
    name: words.shop,
    links: [...categoryLinks(words), [href('gift-cards'), words.giftCards]],
  },
  {
    name: words.help,
    links: [
      [href('faqs'), words.faqs],
      [href('shipping-returns'), words.shippingReturns],
      [href('sizeGuide'), words.sizeGuide],
      [href('prescription-guide'), words.prescriptionGuide],
      [href('try-on-help'), words.tryOnHelp],
      [href('contact'), words.contactUs],
    ],
  },
  {
    name: words.about,
    links: [
      [href('about'), words.aboutUs],
      [href('locations'), words.locations],
      [href('careers'), words.careers],
      [href('sustainability'), words.sustainability],
      [href('terms'), words.terms],
      [href('privacy'), words.privacy],
    ],
  },
]

export function Footer() {
  const year = yearInCyprus(new Date())
  return (
    <Kept
      as="footer"
      className="on-sea bg-sea-deep text-paper footer"
      parts={[{ key: 'footer', name: `footer ${year}`, content: () => <FooterContent year={year} /> }]}
    />
  )
}

function FooterContent({ year }: { year: number }) {
  const { footer } = useWords()
  const { contact } = useSettings()
  return (
    <div className="shell pt-16 pb-10 lg:pt-24">
      <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <p className="max-w-[28ch] text-balance font-display text-heading lg:max-w-[21ch]">{footer.tagline}</p>
          <address className="mt-6 flex flex-col not-italic">
            <a href={telephone(contact.phone)}>{contact.phone}</a>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </address>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 lg:col-span-7">
          {groupsOf(footer).map((group) => (
            <nav key={group.name} aria-label={group.name}>
              <h2 className="label mb-4 font-text text-paper/70">{group.name}</h2>
              <ul className="space-y-0.5">
                {group.links.map(([to, name]) => (
                  <li key={to}>
                    <Link to={to}>{name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <Rights words={footer} />
      <div className="mt-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-8 border-t border-sea-line pt-8">
        <SocialLinks words={footer} />
        <PaymentMarks />
      </div>
      <Company words={footer} />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 text-label text-paper/70">
        <p suppressHydrationWarning>{fill(footer.copyright, { year })}</p>
        <Link to={href('accessibility')}>{footer.accessibility}</Link>
      </div>
    </div>
  )
}

/** What a buyer may do after buying, on every page (Directive 2011/83/EU, articles 6 and 11a). */
function Rights({ words }: { words: Words }) {
  const { language } = useSite()
  return (
    <nav aria-label={words.rights} className="mt-16">
      <ul className="flex flex-wrap gap-x-7">
        <li>
          <Link to={href('withdraw')} className="font-medium underline">
            {words.withdraw}
          </Link>
        </li>
        <li>
          <Link to={href('withdrawal-form')}>{words.withdrawalForm}</Link>
        </li>
        <li>
          <Link to={href('guarantee')}>{words.guarantee}</Link>
        </li>
        <li>
          <a href={GUARANTEE_NOTICE[language].page} target="_blank" rel="noopener noreferrer">
            {words.guaranteeNotice}
          </a>
        </li>
      </ul>
    </nav>
  )
}

/** Who sells, by Directive 2000/31/EC, article 5, as far as it is entered. */
function Company({ words }: { words: Words }) {
  const { language } = useSite()
  const { company } = useSettings()
  const { name, registrationNumber, vatNumber } = company
  const known = [
    name,
    registrationNumber && fill(words.registration, { number: registrationNumber }),
    vatNumber && fill(words.vat, { number: vatNumber }),
    localized(company, 'address', language),
  ].filter(Boolean)
  if (known.length === 0) return null
  return <p className="figures mt-8 text-label text-paper/70">{known.join(' · ')}</p>
}

function SocialLinks({ words }: { words: Words }) {
  const { socialLinks } = useSettings()
  return (
    <nav aria-label={words.followUs}>
      <ul className="flex flex-wrap gap-x-7">
        {socialLinks.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener noreferrer" aria-label={fill(words.opensInNewTab, { name })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
