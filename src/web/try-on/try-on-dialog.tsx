import type { Product } from '../../contract/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useWords } from '../site/site-context.tsx'
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
        <>
          <Mirror photo={photo} product={product} fitting={fitting} />
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            <Button look="outline" onClick={() => setPhoto(null)}>
              {tryOn.tryAnother}
            </Button>
            <Button onClick={onClose}>{tryOn.perfect}</Button>
          </div>
        </>
      ) : (
        <PhotoChoice fitting={fitting} product={product} onPhoto={setPhoto} />
      )}
      <p className="mt-6 border-t border-hairline pt-4 text-small text-ink-soft">{tryOn.tip}</p>
    </Dialog>
  )
}
