import { useEffect, useState } from 'react'
import { solvePose } from '../../../domain/fitting/solve-pose.ts'
import type { Photo } from '../photo.ts'
import { download } from '../tracker/download.ts'
import type { Landmarks } from '../tracker/tracker.ts'
import type { Fitting } from '../use-fitting.ts'
import type { Sitter } from './painter.ts'

/** The face of a photo, once it is found; the ladder is told what became of the search. */
export function useSitter(photo: Photo, { tracker, tell }: Fitting): Sitter | null {
  // The sample's face is known: it does not wait for the tracker, nor look again when that comes.
  const eyes = photo.source === 'sample' ? null : tracker
  const [found, setFound] = useState<{ address: string; sitter: Sitter } | null>(null)

  useEffect(() => {
    let isLeft = false
    const show = (picture: CanvasImageSource, landmarks: Landmarks | null) => {
      if (isLeft) return
      setFound(landmarks && { address: photo.address, sitter: sitterOf(photo, picture, landmarks) })
      tell({ kind: landmarks ? 'faceFound' : 'noFace' })
    }
    tell({ kind: 'lookedAnew' })
    const look = async () => {
      const image = new Image()
      image.src = photo.address
      await image.decode()
      if (photo.source === 'sample') return show(image, await sampleLandmarks())
      if (!eyes || isLeft) return
      const { frame, landmarks } = await eyes.track(await createImageBitmap(image), 'still')
      show(frame, landmarks)
    }
    look().catch(() => isLeft || tell({ kind: 'trackerFailed' }))
    return () => {
      isLeft = true
    }
  }, [photo, eyes, tell])

  return found?.address === photo.address ? found.sitter : null
}

/** Read once and shipped beside the portrait (`npm run tryon:check -- --write-sample`). */
async function sampleLandmarks(): Promise<Landmarks> {
  const text = new TextDecoder().decode(await download('/pictures/sample-landmarks.json', () => {}))
  return Float32Array.from(JSON.parse(text))
}

function sitterOf({ width, height }: Photo, picture: CanvasImageSource, landmarks: Landmarks): Sitter {
  return { picture, width, height, landmarks, pose: solvePose(landmarks, { width, height }), scale: 1 }
}
