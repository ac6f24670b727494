import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../client/site-context.tsx'
import type { Product } from '../../contract/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Mirror } from './mirror.tsx'
import { PhotoChoice } from './photo-choice.tsx'
import { useFitting } from './use-fitting.ts'
import { usePhoto } from './use-photo.ts'

interface TryOnDialogProps {
  product: Product
  isOpen: boolean
  onClose: () => void
}

/** The mirror of the product page: a photo is chosen (webcam), then the frame is laid over it (preview). */
export function TryOnDialog({ product, isOpen, onClose }: TryOnDialogProps) {
  const { tryOn, site } = useWords()
  const [photo, setPhoto] = usePhoto()
  const fitting = useFitting(isOpen)
  return (
    <Dialog isOpen={isOpen} title={tryOn.title} closeLabel={site.closeDialog} onClose={onClose}>
      {photo ? (
        <Step>
          <Mirror photo={photo} product={product} fitting={fitting} />
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            <Button look="outline" onClick={() => setPhoto(null)}>
              {tryOn.tryAnother}
            </Button>
            <Button onClick={onClose}>{tryOn.perfect}</Button>
          </div>
        </Step>
      ) : (
        <PhotoChoice fitting={fitting} product={product} onPhoto={setPhoto} />
      )}
      <p className="mt-6 border-t border-hairline pt-4 text-small text-ink-soft">{tryOn.tip}</p>
    </Dialog>
  )
}

/** The second step, which is looked at from its beginning though the press that led to it was far below. */
function Step({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => {
    step.current?.focus({ preventScroll: true })
    step.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={step} tabIndex={-1} className="scroll-mt-24 outline-none">
      {children}
    </div>
  )
}
