import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../client/site-context.tsx'
import type { ProductCard } from '../../contract/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useTryOnSession } from './mirror/use-try-on-session.ts'
import { Mirror } from './mirror.tsx'
import { PhotoChoice } from './photo-choice.tsx'
import { PhotoMemory } from './photo-memory.tsx'
import { remember, useTryOnMemory } from './try-on-memory.ts'

interface TryOnDialogProps {
  product: ProductCard
  isOpen: boolean
  onClose: () => void
}

/** Opens on the visit's photo, or with its camera, where it has one. */
export function TryOnDialog({ product, isOpen, onClose }: TryOnDialogProps) {
  const { tryOn, site } = useWords()
  const { photo } = useTryOnMemory()
  const session = useTryOnSession(isOpen)
  const hadPhoto = useRef(photo !== null)
  if (photo) hadPhoto.current = true
  return (
    <Dialog isOpen={isOpen} title={tryOn.title} closeLabel={site.closeDialog} onClose={onClose}>
      {photo ? (
        <Step key="mirror" takesFocus>
          <Mirror photo={photo} product={product} session={session} />
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            <Button look="outline" onClick={() => remember({ photo: null })}>
              {tryOn.tryAnother}
            </Button>
            <Button onClick={onClose}>{tryOn.perfect}</Button>
          </div>
          <PhotoMemory onForgotten={() => {}} />
        </Step>
      ) : (
        <Step key="capture" takesFocus={hadPhoto.current}>
          {isOpen && <PhotoChoice session={session} product={product} onPhoto={(next) => remember({ photo: next })} />}
        </Step>
      )}
      <p className="mt-6 border-t border-hairline pt-4 text-small text-ink-soft">{tryOn.tip}</p>
    </Dialog>
  )
}

/** Scrolls to its beginning: the button that opened it was far below. */
function Step({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    step.current?.focus({ preventScroll: true })
    step.current?.scrollIntoView({ block: 'start' })
  }, [takesFocus])
  return (
    <div ref={step} tabIndex={-1} className="scroll-mt-24 outline-none">
      {children}
    </div>
  )
}
