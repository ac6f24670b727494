import { useCallback, useEffect, useRef, useState } from 'react'

export type CameraState = 'off' | 'requesting' | 'live' | 'denied' | 'missing' | 'busy' | 'paused'

/** `superseded`: the shopper left or chose another camera meanwhile. */
type CameraOutcome = 'live' | 'failed' | 'superseded'

const VIDEO_CONSTRAINTS = { width: { ideal: 1280 }, height: { ideal: 960 } }

const stopAll = (stream: MediaStream | null | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** The front camera, or a chosen one. It stops when the component unmounts and when the tab is hidden. */
export function useCamera() {
  const [state, setState] = useState<CameraState>('off')
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [cameras, setCameras] = useState<MediaDeviceInfo[]>([])
  const requestId = useRef(0)

  const stop = useCallback((next: CameraState) => {
    requestId.current++
    setState(next)
    setStream(null)
  }, [])

  const start = useCallback(async (deviceId?: string): Promise<CameraOutcome> => {
    const own = ++requestId.current
    setState('requesting')
    setStream(null)
    try {
      const opened = await openCamera(deviceId)
      if (own !== requestId.current) {
        stopAll(opened)
        return 'superseded'
      }
      setStream(opened)
      setState('live')
      const devices = await navigator.mediaDevices.enumerateDevices()
      setCameras(devices.filter(({ kind }) => kind === 'videoinput'))
      return 'live'
    } catch (error) {
      if (own !== requestId.current) return 'superseded'
      setState(stateAfter(error))
      return 'failed'
    }
  }, [])

  useEffect(() => {
    const track = stream?.getVideoTracks()[0]
    const onEnded = () => stop('busy')
    const onVisibilityChange = () => document.hidden && stop('paused')
    track?.addEventListener('ended', onEnded)
    if (stream) document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      track?.removeEventListener('ended', onEnded)
      document.removeEventListener('visibilitychange', onVisibilityChange)
      stopAll(stream)
    }
  }, [stream, stop])

  useEffect(
    () => () => {
      requestId.current++
    },
    [],
  )

  return { state, stream, cameras, start, stop }
}

async function openCamera(deviceId: string | undefined): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException('', 'NotFoundError')
  const which = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'user' }
  return navigator.mediaDevices.getUserMedia({ video: { ...VIDEO_CONSTRAINTS, ...which }, audio: false })
}

function stateAfter(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}
