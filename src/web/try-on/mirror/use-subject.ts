import { useEffect, useState } from 'react'
import { solvePose } from '../../../domain/fitting/solve-pose.ts'
import type { Photo } from '../photo.ts'
import { download } from '../tracker/download.ts'
import type { Landmarks } from '../tracker/tracker.ts'
import { noticeChild } from './notice-child.ts'
import { noticeGlasses } from './notice-glasses.ts'
import { noticeHands } from './notice-hands.ts'
import type { Subject } from './painter.ts'
import type { TryOnSession } from './use-try-on-session.ts'

interface FoundFace {
  url: string
  subject: Subject
  /** Hands and a child's face were looked for. */
  isStudied: boolean
}

/** The faces of the visit's photos, which other pages need not find again. */
const foundFaces = new WeakMap<Photo, FoundFace>()

interface FaceOnPhoto {
  subject: Subject | null
  /** Takes a face for a person's that is hardly one; null where there is no such face. */
  accept: (() => void) | null
}

export function useSubject(photo: Photo, { tracker, dispatch }: TryOnSession): FaceOnPhoto {
  // The sample portrait's landmarks are known, so it needs no tracker.
  const neededTracker = photo.source === 'sample' ? null : tracker
  const [found, setFound] = useState(() => foundFaces.get(photo) ?? null)
  const [doubted, setDoubted] = useState<{ url: string; accept: () => void } | null>(null)

  useEffect(() => {
    let isCancelled = false
    const keep = (face: FoundFace) => {
      if (isCancelled) return
      foundFaces.set(photo, face)
      setFound(face)
    }
    const study = async (face: FoundFace) => {
      const { subject } = face
      if (!neededTracker || !(subject.picture instanceof ImageBitmap)) return
      const { picture, landmarks } = subject
      const ofChild = (await noticeChild(neededTracker, picture, landmarks))
        ? { ...subject, seemsAChilds: true }
        : subject
      // The tracker may already read the next photo.
      if (isCancelled) return
      keep({ ...face, subject: ofChild })
      const hands = await noticeHands(neededTracker, picture, landmarks)
      keep({ ...face, subject: hands.length > 0 ? { ...ofChild, hands } : ofChild, isStudied: true })
    }
    const show = (picture: CanvasImageSource, landmarks: Landmarks | null, odd: Landmarks | null = null) => {
      if (isCancelled) return
      setDoubted(odd && { url: photo.url, accept: () => show(picture, odd) })
      const face = landmarks && { url: photo.url, subject: createSubject(photo, picture, landmarks), isStudied: false }
      if (face) {
        keep(face)
        void study(face)
      } else setFound(null)
      dispatch({ kind: landmarks ? 'faceFound' : odd ? 'notAPerson' : 'noFace' })
    }
    const known = foundFaces.get(photo)
    if (known) {
      setFound(known)
      dispatch({ kind: 'faceFound' })
      if (!known.isStudied) void study(known)
    } else {
      dispatch({ kind: 'searchStarted' })
      const findFace = async () => {
        const image = new Image()
        image.src = photo.url
        await image.decode()
        if (photo.source === 'sample') return show(image, await sampleLandmarks())
        if (!neededTracker || isCancelled) return
        const { frame, landmarks, doubted } = await neededTracker.track(await createImageBitmap(image), 'still')
        show(frame, landmarks, doubted)
      }
      findFace().catch(() => isCancelled || dispatch({ kind: 'trackerFailed' }))
    }
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
