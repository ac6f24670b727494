import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../../client/site-context.tsx'
import type { ProductCard } from '../../contract/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { CameraPanel } from './camera-panel.tsx'
import type { TryOnSession } from './mirror/use-try-on-session.ts'
import { type Photo, PhotoError, type PhotoProblem, readPhoto } from './photo.ts'
import { PhotoMemory } from './photo-memory.tsx'
import { recallTryOn, remember } from './try-on-memory.ts'
import { useCamera } from './use-camera.ts'

interface PhotoChoiceProps {
  session: TryOnSession
  product: ProductCard | undefined
  /** Frames to choose from, below the camera's picture. */
  strip?: ReactNode
  onPhoto: (photo: Photo) => void
}

export function PhotoChoice({ session, product, strip, onPhoto }: PhotoChoiceProps) {
  const { tryOn } = useWords()
  const camera = useRememberedCamera()
  const { upload, problem, isOpening } = useUpload(onPhoto)
  const isOn = camera.state === 'live' || camera.state === 'requesting'
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
        <CameraPanel {...{ camera, session, product, strip, onPhoto }} />
      </div>
      <PhotoMemory onForgotten={() => camera.stop('off')} />
    </div>
  )
}

/** The camera starts at once in a visit that has used it. */
function useRememberedCamera() {
  const camera = useCamera()
  const { state, start } = camera
  useEffect(() => {
    if (recallTryOn().usesCamera) void start()
  }, [start])
  useEffect(() => {
    if (state === 'live') remember({ usesCamera: true })
  }, [state])
  return camera
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
      // Otherwise choosing the same file again would not fire `change`.
      input.value = ''
    } finally {
      setOpening(false)
    }
  }
  return { upload, problem, isOpening }
}
