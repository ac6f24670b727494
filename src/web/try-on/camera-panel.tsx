import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../../client/site-context.tsx'
import type { ProductCard } from '../../contract/catalog.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { AdjustmentControls } from './adjustment-controls.tsx'
import { LensViewChoice } from './mirror/lens-view-choice.tsx'
import { LiveMirror } from './mirror/live-mirror.tsx'
import { MirrorState } from './mirror/mirror-state.tsx'
import { PupilMeasurement } from './mirror/pupil-measurement.tsx'
import type { EyeListener } from './mirror/use-pupil-measurement.ts'
import type { TryOnSession } from './mirror/use-try-on-session.ts'
import { type Photo, SAMPLE_PHOTO, takePhoto } from './photo.ts'
import type { CameraState, useCamera } from './use-camera.ts'
import { useManualAdjustment } from './use-manual-adjustment.ts'

const STATUS_KEYS = {
  off: 'cameraOff',
  requesting: 'cameraRequesting',
  live: 'cameraLive',
  denied: 'cameraDenied',
  missing: 'cameraMissing',
  busy: 'cameraBusy',
  paused: 'cameraPaused',
} as const satisfies Record<CameraState, string>

interface CameraPanelProps {
  camera: ReturnType<typeof useCamera>
  session: TryOnSession
  product: ProductCard | undefined
  strip?: ReactNode
  onPhoto: (photo: Photo) => void
}

export function CameraPanel({ camera, session, product, strip, onPhoto }: CameraPanelProps) {
  const { tryOn } = useWords()
  const video = useRef<HTMLVideoElement>(null)
  const [isCapturing, setCapturing] = useState(false)
  const { state, stream, start } = camera
  const manual = useManualAdjustment(`${stream?.id} ${product?.id}`)
  const hintId = useId()
  const eyeListener = useRef<EyeListener>(null)
  const isWearable = stream !== null && product !== undefined

  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])

  const capture = async () => {
    setCapturing(true)
    try {
      if (state === 'live' && video.current) onPhoto(await takePhoto(video.current))
      else if (state === 'denied' || state === 'missing' || (await start()) === 'failed') onPhoto(SAMPLE_PHOTO)
    } finally {
      setCapturing(false)
    }
  }
  return (
    <div className="on-sea bg-sea-deep text-paper">
      <div className="relative grid aspect-[4/3] max-h-[52dvh] w-full place-items-center overflow-hidden">
        {stream ? (
          <video
            ref={video}
            autoPlay
            playsInline
            muted
            aria-label={tryOn.cameraView}
            className="absolute inset-0 size-full -scale-x-100 object-contain"
          />
        ) : null}
        {stream && <LiveMirror {...{ video, session, product, manual, hintId, eyeListener }} />}
        <FaceOutline isFaint={stream !== null} />
      </div>
      {strip && <div className="px-4 pt-2">{strip}</div>}
      <div className="grid justify-items-center gap-4 p-5 text-center">
        <p role="status" className="max-w-prose text-small">
          {tryOn[STATUS_KEYS[state]]}
        </p>
        {isWearable && <MirrorState session={session} />}
        <Button look="light" isBusy={isCapturing || state === 'requesting'} onClick={capture}>
          {tryOn.capturePhoto}
        </Button>
        {isWearable && session.renderState.tracker === 'ready' && (
          <>
            <AdjustmentControls hintId={hintId} onStep={manual.step} onReset={manual.reset} />
            <PupilMeasurement session={session} eyeListener={eyeListener} />
            <details className="w-full max-w-xl text-left">
              <summary className="mx-auto inline-flex min-h-11 w-full cursor-pointer items-center justify-center text-small underline">
                {tryOn.lensView.title}
              </summary>
              <LensViewChoice session={session} />
            </details>
          </>
        )}
        <CameraChoice camera={camera} />
      </div>
    </div>
  )
}

function FaceOutline({ isFaint }: { isFaint: boolean }) {
  return (
    <svg
      viewBox="0 0 120 150"
      className={`pointer-events-none relative h-3/5 max-h-72 peer-[:not([hidden])]:hidden ${isFaint ? 'opacity-60' : ''}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="0.8"
      strokeDasharray="3 5"
      aria-hidden="true"
    >
      <ellipse cx="60" cy="75" rx="46" ry="64" />
      <path d="M14 64h92" />
    </svg>
  )
}

function CameraChoice({ camera: { cameras, stream, start } }: Pick<CameraPanelProps, 'camera'>) {
  const { tryOn } = useWords()
  if (!stream || cameras.length < 2) return null
  return (
    <label className="flex max-w-full items-center gap-3 text-small">
      {tryOn.camera}
      <select
        value={stream.getVideoTracks()[0]?.getSettings().deviceId ?? ''}
        onChange={(event) => void start(event.target.value)}
        className="min-h-11 min-w-0 rounded-edge border border-paper/50 bg-sea-deep px-3"
      >
        {cameras.map(({ deviceId, label }, index) => (
          <option key={deviceId} value={deviceId}>
            {label || fill(tryOn.cameraNumber, { number: index + 1 })}
          </option>
        ))}
      </select>
    </label>
  )
}
