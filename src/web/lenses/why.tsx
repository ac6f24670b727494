import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { LensOffers } from '../../contract/lenses.ts'
import { fill } from '../../i18n/translate.ts'

interface WhyProps {
  outcome: LensOffers['outcome']
  reasons: LensOffers['reasons']
}

/** Why lenses are not simply made, in plain words. */
export function Why({ outcome, reasons }: WhyProps) {
  const { lenses: words, prescriptions } = useWords()
  if (outcome === 'online') return null
  const texts = reasons.map(({ code, eye }) => {
    const text = words.reasons[code as keyof typeof words.reasons] ?? code
    return eye === null ? text : fill(words.ofEye, { eye: prescriptions.eyes[eye], text })
  })
  return (
    <div className="mt-8 max-w-2xl border-l-2 border-brass pl-5">
      <p>{words.outcomes[outcome]}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-small text-ink-soft">
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

/** No lens can be sold: what to do instead. */
export function NotPossible({ offers, back }: { offers: LensOffers; back: string | null }) {
  const { lenses: words } = useWords()
  return (
    <>
      <Why outcome={offers.outcome} reasons={offers.reasons} />
      <div className="mt-10 flex flex-wrap gap-3">
        <LinkButton to={href('contact')}>{words.appointment}</LinkButton>
        <LinkButton to={href('category', { category: 'optical-frames' })} look="outline">
          {words.otherFrames}
        </LinkButton>
        {back !== null && (
          <LinkButton to={back} look="outline">
            {words.back}
          </LinkButton>
        )}
      </div>
    </>
  )
}
