import { type FaceSample, offsetAt, type PicturePoint } from './face-sample.ts'
import { type SkinColour, skinLikeness } from './skin-colour.ts'

/** One place on a temple's way from its hinge to the ear. */
export interface TemplePlace {
  /** In pixels of the picture: the middle of the temple, and a step of 1 mm across it. */
  at: PicturePoint
  across: PicturePoint
  /** How far ahead of the ear it is, in mm. */
  mmToEar: number
  /** The head's own shape hides it. */
  isBehindHead: boolean
  /** It lies before the side of the head, so that what the picture shows there touches it. */
  isOnHead: boolean
}

/** Where a temple ends, in mm ahead of the ear: 0 at the ear. */
export interface TempleEnd {
  mmToEar: number
  /** Over this length before its end it fades out, in mm. */
  softMm: number
}

const ACROSS_MM = [-4, -1.5, 1.5, 4]
/** Single dark places are moles and noise. */
const HIDDEN_PLACES = 3
const MIN_LIKENESS = 0.35
export const AT_EAR: TempleEnd = { mmToEar: 0, softMm: 12 }
const SOFT_AT_HAIR_MM = 9
const SOFT_AT_HEAD_MM = 3

/**
 * Where a temple ends: at the ear, or earlier where the head's shape or something that is no skin hides it. A temple that
 * is hidden once stays hidden towards the ear, so that no single piece of it is seen behind a gap.
 * @param places from the hinge to the ear
 * @param skin null where the face's own colour is unknown: then the head's shape alone decides
 */
export function templeEnd(places: readonly TemplePlace[], sample: FaceSample, skin: SkinColour | null): TempleEnd {
  let hidden = 0
  for (const [i, place] of places.entries()) {
    if (place.isBehindHead) return { mmToEar: place.mmToEar, softMm: SOFT_AT_HEAD_MM }
    hidden = skin !== null && place.isOnHead && isCovered(place, sample, skin) ? hidden + 1 : 0
    if (hidden < HIDDEN_PLACES) continue
    const first = places[i - hidden + 1] ?? place
    return { mmToEar: Math.max(0, first.mmToEar - SOFT_AT_HAIR_MM / 2), softMm: SOFT_AT_HAIR_MM }
  }
  return AT_EAR
}

function isCovered({ at: [x, y], across }: TemplePlace, sample: FaceSample, skin: SkinColour): boolean {
  let [likeness, seen] = [0, 0]
  for (const mm of ACROSS_MM) {
    const offset = offsetAt(sample, [x + across[0] * mm, y + across[1] * mm])
    if (offset < 0) continue
    likeness += skinLikeness(skin, sample.pixels, offset)
    seen++
  }
  return seen > 0 && likeness / seen < MIN_LIKENESS
}
