import { useCallback, useEffect, useRef, useState } from 'react'

export type CameraState = 'off' | 'asking' | 'live' | 'refused' | 'absent' | 'busy' | 'paused'

/** `overtaken`: the shopper left, or asked for another camera meanwhile. */
type CameraOutcome = 'live' | 'failed' | 'overtaken'

const WANTED = { width: { ideal: 1280 }, height: { ideal: 960 } }

const stopAll = (stream: MediaStream | null | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** A camera of this device: the front one unless another is named. It stops with the component and in a hidden tab. */
export function useCamera() {
  const [state, setState] = useState<CameraState>('off')
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [cameras, setCameras] = useState<MediaDeviceInfo[]>([])
  const asked = useRef(0)

  const stop = useCallback((next: CameraState) => {
    asked.current++
    setState(next)
    setStream(null)
  }, [])

  const start = useCallback(async (deviceId?: string): Promise<CameraOutcome> => {
    const own = ++asked.current
    setState('asking')
    setStream(null)
    try {
      const opened = await openCamera(deviceId)
      if (own !== asked.current) {
        stopAll(opened)
        return 'overtaken'
      }
      setStream(opened)
      setState('live')
      const devices = await navigator.mediaDevices.enumerateDevices()
      setCameras(devices.filter(({ kind }) => kind === 'videoinput'))
      return 'live'
    } catch (error) {
      if (own !== asked.current) return 'overtaken'
      setState(stateAfter(error))
      return 'failed'
    }
  }, [])

  useEffect(() => {
    const track = stream?.getVideoTracks()[0]
    const lose = () => stop('busy')
    const hide = () => document.hidden && stop('paused')
    track?.addEventListener('ended', lose)
    if (stream) document.addEventListener('visibilitychange', hide)
    return () => {
      track?.removeEventListener('ended', lose)
      document.removeEventListener('visibilitychange', hide)
      stopAll(stream)
    }
  }, [stream, stop])

  useEffect(
    () => () => {
      asked.current++
    },
    [],
  )

  return { state, stream, cameras, start }
}

async function openCamera(deviceId: string | undefined): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException('', 'NotFoundError')
  const which = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'user' }
  return navigator.mediaDevices.getUserMedia({ video: { ...WANTED, ...which }, audio: false })
}

function stateAfter(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'busy'
}
