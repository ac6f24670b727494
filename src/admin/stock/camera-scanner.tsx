import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useAdminWords } from '../site/admin-words.tsx'

const LOOK_EVERY_MS = 200
/** The same code in view is one piece; another piece of it is shown again after a pause. */
const GONE_AFTER_MS = 1_500

/** A camera as scanner, for devices without one. It stops when it is closed or the page is left. */
export function CameraScanner({ onCode }: { onCode: (code: string) => void }) {
  const { pieces: words } = useAdminWords()
  const [isOn, setOn] = useState(false)
  const [isFailed, setFailed] = useState(false)
  if (!navigator.mediaDevices) return null
  const toggle = () => {
    setFailed(false)
    setOn(!isOn)
  }
  const fail = () => {
    setFailed(true)
    setOn(false)
  }
  return (
    <div className="max-w-xl">
      <Button look="bare" className="min-h-11 text-sea" aria-expanded={isOn} onClick={toggle}>
        {isOn ? words.cameraOff : words.camera}
      </Button>
      {isFailed && (
        <p role="alert" className="text-small text-terracotta">
          {words.cameraFailed}
        </p>
      )}
      {isOn && <Viewfinder onCode={onCode} onFailure={fail} />}
    </div>
  )
}

function Viewfinder({ onCode, onFailure }: { onCode: (code: string) => void; onFailure: () => void }) {
  const { pieces: words } = useAdminWords()
  const video = useRef<HTMLVideoElement>(null)
  const handlers = useRef({ onCode, onFailure })
  handlers.current = { onCode, onFailure }
  useEffect(() => {
    const stopping = new AbortController()
    void watch(video.current, stopping.signal, (code) => handlers.current.onCode(code)).catch(() => {
      if (!stopping.signal.aborted) handlers.current.onFailure()
    })
    return () => stopping.abort()
  }, [])
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={words.cameraView}
      className="mt-2 aspect-video w-full bg-sea-deep object-cover"
    />
  )
}

/** @throws DOMException where there is no camera, or it may not be used */
async function watch(video: HTMLVideoElement | null, signal: AbortSignal, onCode: (code: string) => void) {
  if (video === null) return
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  const { createBarcodeReader } = await import('./barcode-reader.ts')
  const read = await createBarcodeReader()
  const seenAt = new Map<string, number>()
  while (!signal.aborted) {
    for (const code of await read(video)) {
      const now = performance.now()
      if (now - (seenAt.get(code) ?? Number.NEGATIVE_INFINITY) > GONE_AFTER_MS) onCode(code)
      seenAt.set(code, now)
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
