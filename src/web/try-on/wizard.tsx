import { type ReactNode, useRef, useState } from 'react'
import { Link } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { useIsNarrow } from '../../client/use-is-narrow.ts'
import type { ProductCard } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { Button } from '../../ui/button.tsx'
import type { FrameListLook } from './frame-list.tsx'
import { Intro } from './intro.tsx'
import { type TryOnSession, useTryOnSession } from './mirror/use-try-on-session.ts'
import { Mirror } from './mirror.tsx'
import type { Photo } from './photo.ts'
import { PhotoChoice } from './photo-choice.tsx'
import { PhotoMemory } from './photo-memory.tsx'
import { StepHeading } from './step-heading.tsx'
import { recallTryOn, remember, useTryOnMemory } from './try-on-memory.ts'

type Step = 'intro' | 'capture' | 'tryOn'

const LINK_CLASS =
  'inline-flex min-h-12 items-center justify-center rounded-edge bg-paper px-7 py-3 text-center text-small font-medium text-sea-deep transition-colors hover:bg-chalk'

interface WizardProps {
  product: ProductCard | undefined
  others: readonly ProductCard[]
  onChoose: (product: ProductCard) => void
  /** On phones it lies below the mirror, so that both are in view; elsewhere beside it. */
  picker: (look: FrameListLook) => ReactNode
}

/** A visit that has a photo, or used the camera, goes on with it. */
function firstStep(): Step {
  const { photo, usesCamera } = recallTryOn()
  if (photo) return 'tryOn'
  return usesCamera ? 'capture' : 'intro'
}

export function Wizard({ product, others, onChoose, picker }: WizardProps) {
  const [step, setStep] = useState(firstStep)
  const session = useTryOnSession(step !== 'intro')
  const { photo } = useTryOnMemory()
  const hasMoved = useRef(false)
  const hasStrip = useIsNarrow() && step !== 'intro'
  const goTo = (next: Step) => {
    hasMoved.current = true
    setStep(next)
  }
  const show = (next: Photo) => {
    remember({ photo: next })
    goTo('tryOn')
  }
  const steps = { session, product, takesFocus: hasMoved.current, strip: hasStrip && picker('strip') }
  return (
    <div className="mt-6 grid gap-x-12 gap-y-12 lg:mt-8 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-8">
        {step === 'intro' && <Intro takesFocus={hasMoved.current} onStart={() => goTo('capture')} />}
        {step === 'capture' && <Capture {...steps} onPhoto={show} onBack={() => goTo('intro')} />}
        {step === 'tryOn' && photo && (
          <TryOn {...steps} {...{ photo, others, onChoose }} onAnother={() => goTo('capture')} />
        )}
      </div>
      {!hasStrip && <div className="min-w-0 lg:col-span-4">{picker('list')}</div>}
    </div>
  )
}

interface StepProps {
  session: TryOnSession
  product: ProductCard | undefined
  takesFocus: boolean
  strip: ReactNode
}

interface CaptureProps extends StepProps {
  onPhoto: (photo: Photo) => void
  onBack: () => void
}

function Capture({ session, product, takesFocus, strip, onPhoto, onBack }: CaptureProps) {
  const { tryOn } = useWords()
  return (
    <section>
      <StepHeading takesFocus={takesFocus}>{tryOn.captureHeading}</StepHeading>
      <div className="mt-4">
        <PhotoChoice {...{ session, product, strip, onPhoto }} />
      </div>
      <p className="mt-5 text-small text-ink-soft">{tryOn.tip}</p>
      <Button look="bare" className="mt-4 min-h-11" onClick={onBack}>
        {tryOn.back}
      </Button>
    </section>
  )
}

interface TryOnProps extends StepProps, Pick<WizardProps, 'others' | 'onChoose'> {
  photo: Photo
  onAnother: () => void
}

function TryOn({ photo, product, others, session, takesFocus, strip, onChoose, onAnother }: TryOnProps) {
  const { tryOn } = useWords()
  return (
    <section className="on-sea bg-sea-deep p-4 text-paper sm:p-8">
      <StepHeading takesFocus={takesFocus}>{tryOn.virtualMirror}</StepHeading>
      <div className="mt-3 sm:mt-5">
        <Mirror {...{ photo, product, others, session, strip, onChoose }} />
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button look="light" onClick={onAnother}>
          {tryOn.tryAnother}
        </Button>
        {product && (
          <Link to={href('product', { slug: product.slug })} className={LINK_CLASS}>
            {tryOn.perfect}
          </Link>
        )}
      </div>
      <PhotoMemory onForgotten={onAnother} />
    </section>
  )
}
