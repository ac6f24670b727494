import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../client/site-context.tsx'
import type { Product } from '../../contract/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useTryOnSession } from './mirror/use-try-on-session.ts'
import { Mirror } from './mirror.tsx'
import { PhotoChoice } from './photo-choice.tsx'
import { usePhoto } from './use-photo.ts'

interface TryOnDialogProps {
  product: Product
  isOpen: boolean
  onClose: () => void
}

export function TryOnDialog({ product, isOpen, onClose }: TryOnDialogProps) {
  const { tryOn, site } = useWords()
  const [photo, setPhoto] = usePhoto()
  const session = useTryOnSession(isOpen)
  return (
    <Dialog isOpen={isOpen} title={tryOn.title} closeLabel={site.closeDialog} onClose={onClose}>
      {photo ? (
        <Step>
          <Mirror photo={photo} product={product} session={session} />
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            <Button look="outline" onClick={() => setPhoto(null)}>
              {tryOn.tryAnother}
            </Button>
            <Button onClick={onClose}>{tryOn.perfect}</Button>
          </div>
        </Step>
      ) : (
        <PhotoChoice session={session} product={product} onPhoto={setPhoto} />
      )}
      <p className="mt-6 border-t border-hairline pt-4 text-small text-ink-soft">{tryOn.tip}</p>
    </Dialog>
  )
}

/** Scrolls to its beginning: the button that opened it was far below. */
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
