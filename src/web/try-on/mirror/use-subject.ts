import { useEffect, useState } from 'react'
import { solvePose } from '../../../domain/fitting/solve-pose.ts'
import type { Photo } from '../photo.ts'
import { download } from '../tracker/download.ts'
import type { Hand, Landmarks } from '../tracker/tracker.ts'
import { noticeGlasses } from './notice-glasses.ts'
import { noticeHands } from './notice-hands.ts'
import type { Subject } from './painter.ts'
import type { TryOnSession } from './use-try-on-session.ts'

/** The faces of the visit's photos, which other pages need not find again. */
const foundSubjects = new WeakMap<Photo, { url: string; subject: Subject }>()

interface FaceOnPhoto {
  subject: Subject | null
  /** Takes a face for a person's that is hardly one; null where there is no such face. */
  accept: (() => void) | null
}

export function useSubject(photo: Photo, { tracker, dispatch }: TryOnSession): FaceOnPhoto {
  // The sample portrait's landmarks are known, so it needs no tracker.
  const neededTracker = photo.source === 'sample' ? null : tracker
  const [found, setFound] = useState(() => foundSubjects.get(photo) ?? null)
  const [doubted, setDoubted] = useState<{ url: string; accept: () => void } | null>(null)

  useEffect(() => {
    let isCancelled = false
    const show = (
      picture: CanvasImageSource,
      landmarks: Landmarks | null,
      odd: Landmarks | null = null,
      hands: readonly Hand[] = [],
    ) => {
      if (isCancelled) return
      setDoubted(odd && { url: photo.url, accept: () => show(picture, odd) })
      const next = landmarks && { url: photo.url, subject: { ...createSubject(photo, picture, landmarks), hands } }
      if (next) foundSubjects.set(photo, next)
      setFound(next)
      dispatch({ kind: landmarks ? 'faceFound' : odd ? 'notAPerson' : 'noFace' })
    }
    const known = foundSubjects.get(photo)
    if (known) {
      setFound(known)
      dispatch({ kind: 'faceFound' })
      return
    }
    dispatch({ kind: 'searchStarted' })
    const findFace = async () => {
      const image = new Image()
      image.src = photo.url
      await image.decode()
      if (photo.source === 'sample') return show(image, await sampleLandmarks())
      if (!neededTracker || isCancelled) return
      const { frame, landmarks, doubted } = await neededTracker.track(await createImageBitmap(image), 'still')
      show(frame, landmarks, doubted)
      const hands = landmarks && (await noticeHands(neededTracker, frame, landmarks))
      if (hands?.length) show(frame, landmarks, null, hands)
    }
    findFace().catch(() => isCancelled || dispatch({ kind: 'trackerFailed' }))
    return () => {
      isCancelled = true
    }
  }, [photo, neededTracker, dispatch])

  return {
    subject: found?.url === photo.url ? found.subject : null,
    accept: doubted?.url === photo.url ? doubted.accept : null,
  }
}

/** Written by `npm run tryon:check -- --write-sample`. */
async function sampleLandmarks(): Promise<Landmarks> {
  const text = new TextDecoder().decode(await download('/pictures/sample-landmarks.json', () => {}))
  return Float32Array.from(JSON.parse(text))
}

function createSubject({ width, height, source }: Photo, picture: CanvasImageSource, landmarks: Landmarks): Subject {
  const subject = { picture, width, height, landmarks, pose: solvePose(landmarks, { width, height }), scale: 1 }
  return { ...subject, wearsGlasses: source !== 'sample' && noticeGlasses(subject) }
}
