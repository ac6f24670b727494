import { useSite } from '../../client/site-context.tsx'
import type { LensOffer } from '../../contract/lenses.ts'
import { EYES } from '../../domain/prescription/prescription.ts'
import { withDecimalMark } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useStorefront } from '../site/storefront-context.tsx'
import { EdgeProfile } from './edge-profile.tsx'

interface OfferCardProps {
  offer: LensOffer
  isChosen: boolean
  /** Of all lenses that are shown, so that they are to one scale. */
  widestMm: number
  onChoose: () => void
}

/** One material: what it means in plain words, how thick and heavy it gets, what it costs. */
export function OfferCard({ offer, isChosen, widestMm, onChoose }: OfferCardProps) {
  const { words } = useSite()
  const { money } = useStorefront()
  const { lenses, lensTerms } = words
  const { material, isAdvised } = offer
  return (
    <label className="relative flex cursor-pointer flex-col rounded-edge border border-ink-soft/40 bg-white p-5 transition-colors hover:border-ink has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <span className="flex items-start gap-3">
        <input
          type="radio"
          name="material"
          value={material}
          checked={isChosen}
          onChange={onChoose}
          className="mt-1 size-5 shrink-0 cursor-pointer accent-sea outline-none"
        />
        <span className="grow">
          <span className="block font-display text-title">{lenses.plain[material]}</span>
          <span className="block text-small text-ink-soft">{lensTerms.materials[material]}</span>
        </span>
      </span>
      {isAdvised && <span className="mt-3 self-start bg-sea px-2 py-0.5 text-label text-paper">{lenses.advised}</span>}
      <Profiles offer={offer} widestMm={widestMm} />
      <Figures offer={offer} />
      <span className="figures mt-auto pt-5 text-lead">{money(offer.price)}</span>
    </label>
  )
}

function Profiles({ offer, widestMm }: Pick<OfferCardProps, 'offer' | 'widestMm'>) {
  const { eyes } = useSite().words.prescriptions
  if (offer.right === null || offer.left === null) return null
  return (
    <span className="mt-6 grid gap-4 sm:max-lg:grid-cols-2">
      {EYES.map((eye) => {
        const figures = offer[eye]
        return (
          figures && (
            <span key={eye} className="block">
              <span aria-hidden="true" className="mb-1 block text-label text-ink-soft">
                {eyes[eye]}
              </span>
              <EdgeProfile figures={figures} eye={eye} widestMm={widestMm} />
            </span>
          )
        )
      })}
    </span>
  )
}

function Figures({ offer: { thickestMm, weightG } }: Pick<OfferCardProps, 'offer'>) {
  const { words, language } = useSite()
  if (thickestMm === null || weightG === null) {
    return <span className="mt-6 text-small text-ink-soft">{words.lenses.unknownFigures}</span>
  }
  const shown = (value: number, digits: number) => withDecimalMark(value.toFixed(digits), language)
  return (
    <span className="mt-4 text-small">
      <span className="block">{fill(words.lenses.thick, { mm: shown(thickestMm, 1) })}</span>
      <span className="block text-ink-soft">{fill(words.lenses.weight, { grams: shown(weightG, 0) })}</span>
    </span>
  )
}
