import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../client/error-message.ts'
import { useNavigate } from '../../client/navigate.ts'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { ApiError } from '../../contract/client.ts'
import { href } from '../../contract/href.ts'
import type { LensOffer } from '../../contract/lenses.ts'
import { CONSENT_VERSION } from '../../domain/prescription/keeping.ts'
import { localized } from '../../i18n/languages.ts'
import { lensTexts } from '../../i18n/lens-texts.ts'
import { fill } from '../../i18n/translate.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useCart } from '../cart/cart-context.tsx'
import { PrescriptionValues } from '../prescriptions/prescription-values.tsx'
import { Tick } from '../prescriptions/tick.tsx'
import { toWish } from './flow-state.ts'
import { StepForm } from './step-form.tsx'
import { Sums } from './sums.tsx'
import type { Flow } from './use-flow.ts'
import { useOffers } from './use-offers.ts'
import { Why } from './why.tsx'

/** Everything once more, then the cart. */
export function CheckStep({ flow, onAdded }: { flow: Flow; onAdded: () => void }) {
  const { data } = useOffers(flow.product.id, flow.state)
  const offer = data?.offers.find(({ material }) => material === flow.state.material)
  if (offer === undefined) return <Skeleton className="h-96" />
  return <Check flow={flow} offer={offer} onAdded={onAdded} />
}

function Check({ flow, offer, onAdded }: { flow: Flow; offer: LensOffer; onAdded: () => void }) {
  const { words } = useSite()
  const { lenses } = words
  const { state } = flow
  const adding = useAdding(flow, offer, onAdded)
  const needsConsent = state.use !== 'none' && state.source !== 'saved'
  const missing = needsConsent && !state.isConsented ? lenses.consentMissing : ''
  const wish = toWish(flow.product.id, state)
  return (
    <StepForm
      missing={missing}
      back={flow.back}
      submit={adding.isBusy ? lenses.adding : lenses.add}
      isBusy={adding.isBusy}
      onDone={adding.run}
    >
      <ul className="space-y-1 text-lead">
        {wish !== null &&
          lensTexts(words.lensTerms, { ...wish, material: offer.material }).map((text) => <li key={text}>{text}</li>)}
        {state.source !== null && state.use !== 'none' && (
          <li className="text-ink-soft text-small">{words.lensTerms.sources[state.source]}</li>
        )}
      </ul>
      {state.source === 'typed' && state.read !== null && state.use !== 'none' && (
        <PrescriptionValues prescription={state.read.prescription} className="mt-8" />
      )}
      <Sums product={flow.product} offer={offer} />
      <Why outcome={offer.outcome} reasons={offer.reasons} />
      <p className="mt-8 max-w-2xl">{lenses.madeForYou}</p>
      {state.use !== 'none' && <p className="mt-3 max-w-2xl text-ink-soft">{lenses.optician}</p>}
      {needsConsent && (
        <div className="mt-6 max-w-2xl">
          <Tick
            label={lenses.consent}
            isTicked={state.isConsented}
            onChange={(isConsented) => flow.set({ isConsented })}
          />
        </div>
      )}
      {adding.failure !== '' && (
        <p role="alert" className="mt-6 border-l-2 border-terracotta py-1 pl-5 text-terracotta">
          {adding.failure}
        </p>
      )}
    </StepForm>
  )
}

function useAdding(flow: Flow, offer: LensOffer, onAdded: () => void) {
  const { api, words, language } = useSite()
  const cart = useCart()
  const toast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [failure, setFailure] = useState('')
  const { state, product } = flow
  const adding = useAsyncAction(
    async () => {
      setFailure('')
      const wish = toWish(product.id, state)
      if (wish === null) return
      const { material, price: expectedPrice } = offer
      const paperId = state.source === 'photo' && state.use !== 'none' ? state.paperId : null
      const consentVersion = state.isConsented && state.use !== 'none' ? CONSENT_VERSION : null
      const chosen = { ...wish, material, expectedPrice, paperId, consentVersion, requestKey: state.requestKey }
      await cart.write((cartId) => api.call('POST /api/lenses/choices', { body: { ...chosen, cartId } }))
      if (state.line !== null) await cart.removeItem(state.line).catch(() => undefined)
      const name = localized(product, 'name', language)
      toast.show({ title: words.toast.addedToCart, description: fill(words.lenses.added, { name }) })
      onAdded()
      void navigate(href('cart'))
    },
    (error) => {
      const isPrice = error instanceof ApiError && error.problem?.code === 'price_changed'
      setFailure(isPrice ? words.lenses.priceChanged : errorMessage(words, error, words.lenses.addFailed))
      void queries.invalidateQueries({ queryKey: ['lens-offers'] })
    },
  )
  return { isBusy: adding.isBusy, run: () => adding.run(), failure }
}
