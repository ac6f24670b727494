import { type Detection, readDetections } from './detections.ts'
import { mirrorOf } from './face-mesh.ts'
import { type Region, regionOfBox, regionOfLandmarks, toPicture } from './region.ts'
import { type Search, SURE, searchesOf } from './searches.ts'
import { LANDMARKS, type Landmarks } from './tracker.ts'

/** The two nets; each is shown a square of a picture. */
export interface Nets<Frame> {
  detect: (frame: Frame, region: Region) => Promise<{ boxes: Float32Array; scores: Float32Array }>
  /** Landmarks in shares of the square's side, and how surely there is a face, from 0 to 1. */
  landmarks: (frame: Frame, region: Region) => Promise<{ points: Float32Array; presence: number }>
}

interface Sighting {
  landmarks: Landmarks
  presence: number
}

const FOLLOWED = 0.5
/** How sure the landmark net must be; surer where the detector was not, for frames alone can look like a face. */
const FOUND = 0.6
const FOUND_IN_DOUBT = 0.95
/** A second and third look from nearer and farther, each also mirrored: what they differ in is chance. */
const LOOKS = [1, 0.93, 1.08].flatMap((scale) => [false, true].map((isMirrored) => ({ scale, isMirrored })))
const SETTLING_LOOKS = 2

/**
 * Reads faces with two nets: the detector says where one may be, the landmark net where all its points are and whether
 * it is a face at all.
 *
 * @param mesh the canonical face's points, from which left and right are told apart
 */
export function createFaceReader<Frame extends { width: number; height: number }>(
  nets: Nets<Frame>,
  mesh: Float32Array,
) {
  const mirrored = mirrorOf(mesh)
  let followed: Region | null = null
  let turn = 0

  async function look(frame: Frame, region: Region): Promise<Sighting> {
    const { points, presence } = await nets.landmarks(frame, region)
    return { landmarks: placed(points, region, mirrored), presence }
  }

  async function settle(frame: Frame, from: Region): Promise<Sighting> {
    let seen = await look(frame, from)
    for (let times = 0; times < SETTLING_LOOKS && seen.presence >= FOLLOWED; times++) {
      seen = await look(frame, regionOfLandmarks(seen.landmarks))
    }
    return seen
  }

  async function search(frame: Frame, { region, leastScore }: Search): Promise<Sighting | null> {
    const { boxes, scores } = await nets.detect(frame, region)
    const faces = readDetections(boxes, scores, leastScore).slice(0, 3)
    let best: Sighting | null = null
    for (const face of faces) {
      const seen = await settle(frame, regionOfFace(face, region))
      const isNearer = best === null || sideOf(seen) > sideOf(best)
      if (seen.presence >= (face.score >= SURE ? FOUND : FOUND_IN_DOUBT) && isNearer) best = seen
    }
    return best
  }

  async function readStill(frame: Frame): Promise<Landmarks | null> {
    followed = null
    for (const one of searchesOf(frame.width, frame.height)) {
      const found = await search(frame, one)
      if (found) return careful(frame, found)
    }
    return null
  }

  async function careful(frame: Frame, { landmarks }: Sighting): Promise<Landmarks> {
    const region = regionOfLandmarks(landmarks)
    const sum = new Float32Array(LANDMARKS * 3)
    let total = 0
    for (const { scale, isMirrored } of LOOKS) {
      const seen = await look(frame, { ...region, side: region.side * scale, isMirrored })
      total += seen.presence
      for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (seen.landmarks[i] ?? 0) * seen.presence
    }
    return total > 0 ? sum.map((value) => value / total) : landmarks
  }

  /** One search a frame at most, so that a picture without a face does not hold up the next. */
  async function readLive(frame: Frame): Promise<Landmarks | null> {
    if (followed === null) {
      const searches = searchesOf(frame.width, frame.height)
      const found = await search(frame, searches[turn % searches.length] as Search)
      turn = found ? 0 : turn + 1
      followed = found && regionOfLandmarks(found.landmarks)
      return found?.landmarks ?? null
    }
    const seen = await look(frame, followed)
    followed = seen.presence >= FOLLOWED ? regionOfLandmarks(seen.landmarks) : null
    return followed && seen.landmarks
  }

  return {
    readStill,
    readLive,
    /** The square round the face of the last live picture. */
    followed: () => followed,
    reset: () => {
      followed = null
      turn = 0
    },
  }
}

const sideOf = ({ landmarks }: Sighting) => regionOfLandmarks(landmarks).side

function regionOfFace(face: Detection, seenIn: Region): Region {
  const [x, y] = toPicture(seenIn, face.x, face.y)
  const eyes = [...toPicture(seenIn, face.eyes[0], face.eyes[1]), ...toPicture(seenIn, face.eyes[2], face.eyes[3])]
  return regionOfBox({ x, y, width: face.width * seenIn.side, height: face.height * seenIn.side }, eyes)
}

function placed(points: Float32Array, region: Region, mirrored: Uint16Array): Landmarks {
  const landmarks = new Float32Array(LANDMARKS * 3)
  for (let i = 0; i < LANDMARKS; i++) {
    const from = region.isMirrored ? (mirrored[i] ?? i) : i
    const [x, y] = toPicture(region, points[from * 3] ?? 0, points[from * 3 + 1] ?? 0)
    landmarks.set([x, y, (points[from * 3 + 2] ?? 0) * region.side], i * 3)
  }
  return landmarks
}
