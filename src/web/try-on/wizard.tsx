import { useRef, useState } from 'react'
import { Link } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import type { Product } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { Button } from '../../ui/button.tsx'
import { Intro } from './intro.tsx'
import { type TryOnSession, useTryOnSession } from './mirror/use-try-on-session.ts'
import { Mirror } from './mirror.tsx'
import type { Photo } from './photo.ts'
import { PhotoChoice } from './photo-choice.tsx'
import { StepHeading } from './step-heading.tsx'
import { usePhoto } from './use-photo.ts'

type Step = 'intro' | 'capture' | 'tryOn'

const LINK_CLASS =
  'inline-flex min-h-12 items-center justify-center rounded-edge bg-paper px-7 py-3 text-center text-small font-medium text-sea-deep transition-colors hover:bg-chalk'

interface WizardProps {
  product: Product | undefined
  others: readonly Product[] | undefined
  onChoose: (product: Product) => void
}

export function Wizard({ product, others, onChoose }: WizardProps) {
  const [step, setStep] = useState<Step>('intro')
  const session = useTryOnSession(step !== 'intro')
  const [photo, setPhoto] = usePhoto()
  const hasMoved = useRef(false)
  const goTo = (next: Step) => {
    hasMoved.current = true
    setStep(next)
  }
  const show = (next: Photo) => {
    setPhoto(next)
    goTo('tryOn')
  }
  const takesFocus = hasMoved.current
  if (step === 'intro') return <Intro takesFocus={takesFocus} onStart={() => goTo('capture')} />
  if (step === 'capture' || !photo) {
    return <Capture session={session} product={product} onPhoto={show} onBack={() => goTo('intro')} />
  }
  return <TryOn {...{ photo, product, others, onChoose, session }} onAnother={() => goTo('capture')} />
}

interface CaptureProps extends Pick<WizardProps, 'product'> {
  session: TryOnSession
  onPhoto: (photo: Photo) => void
  onBack: () => void
}

function Capture({ session, product, onPhoto, onBack }: CaptureProps) {
  const { tryOn } = useWords()
  return (
    <section>
      <StepHeading>{tryOn.captureHeading}</StepHeading>
      <div className="mt-4">
        <PhotoChoice session={session} product={product} onPhoto={onPhoto} />
      </div>
      <p className="mt-5 text-small text-ink-soft">{tryOn.tip}</p>
      <Button look="bare" className="mt-4 min-h-11" onClick={onBack}>
        {tryOn.back}
      </Button>
    </section>
  )
}

interface TryOnProps extends WizardProps {
  photo: Photo
  session: TryOnSession
  onAnother: () => void
}

function TryOn({ photo, product, others, session, onChoose, onAnother }: TryOnProps) {
  const { tryOn } = useWords()
  return (
    <section className="on-sea bg-sea-deep p-4 text-paper sm:p-8">
      <StepHeading>{tryOn.virtualMirror}</StepHeading>
      <div className="mt-5">
        <Mirror {...{ photo, product, session, onChoose }} {...(others && { others })} />
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
    </section>
  )
}
