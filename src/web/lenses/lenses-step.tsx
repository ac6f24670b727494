import { errorMessage } from '../../client/error-message.ts'
import { useSite, useWords } from '../../client/site-context.tsx'
import type { LensOffers } from '../../contract/lenses.ts'
import { EYES } from '../../domain/prescription/prescription.ts'
import { withDecimalMark } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TryAgain } from '../site/try-again.tsx'
import { widthOf } from './edge-profile.tsx'
import { Extras } from './extras.tsx'
import { OfferCard } from './offer-card.tsx'
import { StepForm } from './step-form.tsx'
import type { Flow } from './use-flow.ts'
import { useOffers } from './use-offers.ts'
import { NotPossible, Why } from './why.tsx'

/** Three lenses with what they mean for this frame, and the extras. */
export function LensesStep({ flow }: { flow: Flow }) {
  const { words } = useSite()
  const { data, error, isPending, refetch } = useOffers(flow.product.id, flow.state)
  if (isPending) return <Skeleton className="h-96" />
  if (data === undefined || error) {
    const failed = errorMessage(words, error, words.lenses.failed)
    return <TryAgain words={{ failed, tryAgain: words.prescriptions.tryAgain }} onTry={refetch} />
  }
  if (data.offers.length === 0) return <NotPossible offers={data} back={flow.back} />
  return <Offered flow={flow} offers={data} />
}

function Offered({ flow, offers }: { flow: Flow; offers: LensOffers }) {
  const { lenses: words } = useWords()
  const { state } = flow
  const chosen = offers.offers.find(({ material }) => material === state.material)
  const advised = chosen ?? offers.offers.find(({ isAdvised }) => isAdvised) ?? offers.offers[0]
  const widestMm = Math.max(
    0,
    ...offers.offers.flatMap((offer) => EYES.flatMap((eye) => (offer[eye] ? [widthOf(offer[eye])] : []))),
  )
  const next = () => advised && flow.next({ ...state, material: advised.material })
  return (
    <StepForm missing={advised === undefined ? words.needed : ''} back={flow.back} onDone={next}>
      <fieldset>
        <legend className="mb-4 text-lead">{words.offers}</legend>
        <div className="grid gap-4 lg:grid-cols-3">
          {offers.offers.map((offer) => (
            <OfferCard
              key={offer.material}
              offer={offer}
              widestMm={widestMm}
              isChosen={offer.material === advised?.material}
              onChoose={() => flow.set({ material: offer.material, requestKey: crypto.randomUUID() })}
            />
          ))}
        </div>
      </fieldset>
      {widestMm > 0 && <p className="mt-3 text-label text-ink-soft">{words.profileTitle}</p>}
      <Smaller offers={offers} />
      {advised && <Why outcome={advised.outcome} reasons={advised.reasons} />}
      <Extras flow={flow} offers={offers} notices={advised?.notices ?? []} />
    </StepForm>
  )
}

function Smaller({ offers: { smallerFrame } }: { offers: LensOffers }) {
  const { words, language } = useSite()
  if (smallerFrame === null) return null
  const { lensWidthMm, thickestMm } = smallerFrame
  const values = { width: Math.round(lensWidthMm), mm: withDecimalMark(thickestMm.toFixed(1), language) }
  return <p className="mt-6 max-w-2xl border-l-2 border-brass pl-5">{fill(words.lenses.smaller, values)}</p>
}
