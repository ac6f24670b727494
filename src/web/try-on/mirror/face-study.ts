import type { FaceSample } from '../../../domain/fitting/face-sample.ts'
import { type Fringe, findFringe } from '../../../domain/fitting/fringe.ts'
import { type SkinColour, skinColourOf } from '../../../domain/fitting/skin-colour.ts'
import { sampleFace } from './face-sampler.ts'
import type { Subject } from './painter.ts'

/** What a picture shows of a face and around it. */
export interface FaceStudy {
  sample: FaceSample
  skin: SkinColour | null
  fringe: Fringe | null
}

/** Reading pixels back stalls the graphics card, and light and hair change slowly. */
const STUDIED_EVERY = 6

/**
 * @returns a function from a subject to its study. Live pictures are studied from time to time: in between, `isNew` is false
 * and the last study's sample is of an earlier picture.
 */
export function createFaceStudy(): (subject: Subject) => { study: FaceStudy | null; isNew: boolean } {
  let last: { study: FaceStudy | null; picture: Subject['picture'] } | null = null
  let pictures = 0
  return (subject) => {
    const { isLive, picture } = subject
    pictures = isLive ? pictures + 1 : 0
    const isDue = last === null || (isLive ? pictures % STUDIED_EVERY === 1 : picture !== last.picture)
    if (isDue) last = { study: studyFace(subject), picture }
    return { study: last?.study ?? null, isNew: isDue || !isLive }
  }
}

function studyFace(subject: Subject): FaceStudy | null {
  const sample = sampleFace(subject)
  if (!sample) return null
  const skin = skinColourOf(sample, subject.landmarks)
  return { sample, skin, fringe: skin && findFringe(sample, subject.landmarks, skin) }
}
