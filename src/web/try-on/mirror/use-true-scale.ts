import { useMemo } from 'react'
import { scaleFromFit, type TrueScale } from '../../../domain/fitting/true-scale.ts'
import { useKnownFit } from '../../own-fit/choose-fit.ts'
import type { Photo } from '../photo.ts'
import { useTryOnMemory } from '../try-on-memory.ts'
import type { Subject } from './painter.ts'

/**
 * The true scale of the face on a photo: by a bank card, by the irises before the camera, or by the glasses that the
 * shopper said fit; null where nothing tells it.
 */
export function useTrueScale(photo: Photo, face: Subject | null): TrueScale | null {
  const { cardScale, faceScale } = useTryOnMemory()
  const fit = useKnownFit()?.fit
  const fitKey = JSON.stringify(fit)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fit is read anew at each rendering
  return useMemo(() => {
    if (cardScale?.url === photo.url) return { source: 'card', scale: cardScale.scale }
    if (photo.source === 'camera' && faceScale !== null) return { source: 'irises', scale: faceScale }
    const given = face && fit && photo.source !== 'sample' ? scaleFromFit(face, fit) : null
    return given === null ? null : { source: 'given', scale: given }
  }, [photo, face, cardScale, faceScale, fitKey])
}
