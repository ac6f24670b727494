import { useWords } from '../../client/site-context.tsx'
import { toWire } from '../../contract/money.ts'
import { fill } from '../../i18n/translate.ts'
import { useStorefront } from '../site/storefront-context.tsx'

export function Benefits() {
  const words = useWords()
  const { money, settings } = useStorefront()
  const { home } = words
  const { freeShippingThresholdCents, returnsDays: days } = settings.shipping
  const amount = money(toWire(freeShippingThresholdCents))
  const benefits = [
    [home.benefitShipping, fill(home.benefitShippingText, { amount })],
    [fill(home.benefitReturns, { days }), home.benefitReturnsText],
    [home.benefitTryOn, home.benefitTryOnText],
    [home.benefitConsultation, home.benefitConsultationText],
  ] as const
  return (
    <section aria-label={home.benefits} className="border-b border-hairline">
      <ul className="shell grid grid-cols-2 lg:grid-cols-4 lg:divide-x lg:divide-hairline">
        {benefits.map(([title, text]) => (
          <li key={title} className="py-6 pr-4 lg:px-8 lg:py-9 lg:first:pl-0">
            <h2 className="font-text text-body font-medium">{title}</h2>
            <p className="mt-1 text-small text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
