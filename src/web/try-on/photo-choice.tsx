import { type ChangeEvent, useState } from 'react'
import { useWords } from '../../client/site-context.tsx'
import type { Product } from '../../contract/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { CameraPanel } from './camera-panel.tsx'
import { type Photo, PhotoError, type PhotoProblem, readPhoto } from './photo.ts'
import { useCamera } from './use-camera.ts'
import type { Fitting } from './use-fitting.ts'

interface PhotoChoiceProps {
  fitting: Fitting
  product: Product | undefined
  onPhoto: (photo: Photo) => void
}

/** The two ways to a photo: the camera, or a file of one's own. */
export function PhotoChoice({ fitting, product, onPhoto }: PhotoChoiceProps) {
  const { tryOn } = useWords()
  const camera = useCamera()
  const { upload, problem, isOpening } = useUpload(onPhoto)
  const isOn = camera.state === 'live' || camera.state === 'asking'
  return (
    <div>
      <p className="max-w-prose text-small text-ink-soft">{tryOn.consent}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          look={isOn ? 'solid' : 'outline'}
          aria-pressed={isOn}
          className="forced-colors:aria-pressed:outline-4"
          onClick={() => void camera.start()}
        >
          {tryOn.useWebcam}
        </Button>
        <label
          className={`${buttonClass('outline')} cursor-pointer focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-sea`}
        >
          {tryOn.uploadPhoto}
          <input type="file" accept="image/*" onChange={upload} className="sr-only" />
        </label>
      </div>
      {isOpening && (
        <p role="status" className="mt-3 text-small text-ink-soft">
          {tryOn.opening}
        </p>
      )}
      {problem && (
        <p role="alert" className="mt-3 text-small text-terracotta">
          {tryOn[problem]}
        </p>
      )}
      <div className="mt-6">
        <CameraPanel camera={camera} fitting={fitting} product={product} onPhoto={onPhoto} />
      </div>
    </div>
  )
}

function useUpload(onPhoto: (photo: Photo) => void) {
  const [problem, setProblem] = useState<PhotoProblem | null>(null)
  const [isOpening, setOpening] = useState(false)

  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const file = input.files?.[0]
    if (!file) return
    setProblem(null)
    setOpening(true)
    try {
      onPhoto(await readPhoto(file))
    } catch (error) {
      setProblem(error instanceof PhotoError ? error.problem : 'unreadable')
      // The same file may be chosen again.
      input.value = ''
    } finally {
      setOpening(false)
    }
  }
  return { upload, problem, isOpening }
}
