import { type ChangeEvent, useEffect, useState } from 'react'
import type { Product } from '../../contract/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useSite } from '../site/site-context.tsx'
import { altOf } from './product-words.ts'

const SAMPLE_PHOTO = '/pictures/sample-portrait.svg'

interface TryOnDialogProps {
  product: Product
  isOpen: boolean
  onClose: () => void
}

/** The mirror of the product page: a photo is chosen (webcam), then the frame is laid over it (preview). */
export function TryOnDialog({ product, isOpen, onClose }: TryOnDialogProps) {
  const { tryOn, site } = useSite().words
  const [photo, setPhoto] = useState<string | null>(null)

  // The photo never leaves the device; its address is given back when another takes its place.
  useEffect(() => () => (photo?.startsWith('blob:') ? URL.revokeObjectURL(photo) : undefined), [photo])

  return (
    <Dialog isOpen={isOpen} title={tryOn.title} closeLabel={site.closeDialog} onClose={onClose}>
      {photo ? (
        <Preview photo={photo} product={product} onAnother={() => setPhoto(null)} onTake={onClose} />
      ) : (
        <PhotoChoice onPhoto={setPhoto} />
      )}
      <p className="mt-6 border-t border-hairline pt-4 text-small text-ink-soft">{tryOn.tip}</p>
    </Dialog>
  )
}

function PhotoChoice({ onPhoto }: { onPhoto: (address: string) => void }) {
  const { tryOn } = useSite().words
  const [isWebcam, setWebcam] = useState(true)
  const [hasFailed, setFailed] = useState(false)

  const upload = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (!file) return
    if (!file.type.startsWith('image/')) return setFailed(true)
    onPhoto(URL.createObjectURL(file))
  }
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <Button look={isWebcam ? 'solid' : 'outline'} aria-pressed={isWebcam} onClick={() => setWebcam(true)}>
          {tryOn.useWebcam}
        </Button>
        <label
          className={`${buttonClass('outline')} cursor-pointer focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-sea`}
        >
          {tryOn.uploadPhoto}
          <input type="file" accept="image/*" onChange={upload} className="sr-only" />
        </label>
      </div>
      {hasFailed && (
        <p role="alert" className="mt-3 text-small text-terracotta">
          {tryOn.imagesOnly}
        </p>
      )}
      {isWebcam && (
        <div className="on-sea mt-6 grid aspect-[4/3] max-h-[50dvh] w-full place-content-center justify-items-center gap-6 bg-sea-deep p-6 text-center text-paper">
          <svg
            viewBox="0 0 120 150"
            className="h-28"
            fill="none"
            stroke="currentColor"
            strokeDasharray="3 5"
            aria-hidden="true"
          >
            <ellipse cx="60" cy="68" rx="42" ry="56" />
            <path d="M18 58h84" />
          </svg>
          <p className="text-small">{tryOn.ready}</p>
          <Button look="light" onClick={() => onPhoto(SAMPLE_PHOTO)}>
            {tryOn.capturePhoto}
          </Button>
        </div>
      )}
    </div>
  )
}

interface PreviewProps {
  photo: string
  product: Product
  onAnother: () => void
  onTake: () => void
}

function Preview({ photo, product, onAnother, onTake }: PreviewProps) {
  const { words, language } = useSite()
  const { tryOn } = words
  const [frame] = product.images
  return (
    <div>
      <div className="relative mx-auto w-fit max-w-full overflow-hidden bg-chalk">
        <img
          src={photo}
          alt={photo === SAMPLE_PHOTO ? tryOn.samplePhoto : tryOn.photo}
          className="block max-h-[55dvh] min-h-60 max-w-full"
        />
        {frame && (
          <img
            src={frame}
            alt={altOf(product, words, language)}
            className="pointer-events-none absolute top-[30%] left-[20%] w-[60%] opacity-70 mix-blend-multiply"
          />
        )}
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button look="outline" onClick={onAnother}>
          {tryOn.tryAnother}
        </Button>
        <Button onClick={onTake}>{tryOn.perfect}</Button>
      </div>
    </div>
  )
}
