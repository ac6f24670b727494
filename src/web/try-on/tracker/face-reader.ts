import { faceDoubt, MAX_DOUBT } from '../../../domain/fitting/face-doubt.ts'
import { createDecoder, type Detection, FACE_DETECTOR } from './detections.ts'
import { mirroredIndices } from './face-mesh.ts'
import { type Region, regionFromBox, regionFromLandmarks, toImage } from './region.ts'
import { listSearches, type Search, SURE_SCORE } from './searches.ts'
import { LANDMARK_COUNT, type Landmarks } from './tracker.ts'

export interface FaceModels<Frame> {
  detect: (frame: Frame, region: Region) => Promise<{ boxes: Float32Array; scores: Float32Array }>
  /** Landmarks in shares of the square's side, and the probability of a face. */
  landmarks: (frame: Frame, region: Region) => Promise<{ points: Float32Array; presence: number }>
}

interface Reading {
  landmarks: Landmarks
  presence: number
}

interface Candidate extends Reading {
  /** Of the detector. */
  score: number
}

const decodeFaces = createDecoder(FACE_DETECTOR)

const MIN_TRACKED_PRESENCE = 0.5
/** Stricter where the detector was unsure: a frame alone can resemble a face. */
const MIN_PRESENCE = 0.6
const MIN_PRESENCE_IF_UNSURE = 0.95
/** Several scales, each also mirrored: averaging them reduces noise. */
const STILL_PASSES = [1, 0.93, 1.08].flatMap((scale) => [false, true].map((isMirrored) => ({ scale, isMirrored })))
const REFINEMENT_PASSES = 2
/**
 * The detector looks again at squares so much larger than the landmark model's, each also mirrored: on a face that fills
 * its picture one look gave 0.07 and another 0.93.
 */
const SECOND_LOOKS = [1, 1.4, 1.8].flatMap((scale) => [false, true].map((isMirrored) => ({ scale, isMirrored })))
const MIN_DOUBTED_SCORE = 0.05

interface StillReading {
  landmarks: Landmarks | null
  /** Of the largest face, where none is a person's. */
  doubted: Landmarks | null
}

/**
 * Finds faces with two models: the detector proposes places, and the landmark model finds the landmarks and decides
 * whether there is a face.
 *
 * @param mesh the points of the canonical face, by which left and right are swapped in mirrored readings
 */
export function createFaceReader<Frame extends { width: number; height: number }>(
  models: FaceModels<Frame>,
  mesh: Float32Array,
) {
  const mirroredIndex = mirroredIndices(mesh)
  let trackedRegion: Region | null = null
  let searchIndex = 0

  async function readRegion(frame: Frame, region: Region): Promise<Reading> {
    const { points, presence } = await models.landmarks(frame, region)
    return { landmarks: toImageLandmarks(points, region, mirroredIndex), presence }
  }

  async function refine(frame: Frame, from: Region): Promise<Reading> {
    let candidate = await readRegion(frame, from)
    for (let pass = 0; pass < REFINEMENT_PASSES && candidate.presence >= MIN_TRACKED_PRESENCE; pass++) {
      candidate = await readRegion(frame, regionFromLandmarks(candidate.landmarks))
    }
    return candidate
  }

  /** The faces that the landmark model confirms, the largest first. */
  async function search(frame: Frame, { region, minScore }: Search): Promise<Candidate[]> {
    const { boxes, scores } = await models.detect(frame, region)
    const confirmed: Candidate[] = []
    for (const face of decodeFaces(boxes, scores, minScore).slice(0, 3)) {
      const candidate = await refine(frame, regionOfFace(face, region))
      const minPresence = face.score >= SURE_SCORE ? MIN_PRESENCE : MIN_PRESENCE_IF_UNSURE
      if (candidate.presence >= minPresence) confirmed.push({ ...candidate, score: face.score })
    }
    return confirmed.sort((a, b) => faceSide(b) - faceSide(a))
  }

  async function readStill(frame: Frame): Promise<StillReading> {
    trackedRegion = null
    for (const one of listSearches(frame.width, frame.height)) {
      let doubted: Landmarks | null = null
      for (const candidate of await search(frame, one)) {
        const { landmarks, doubt } = await averagePasses(frame, candidate)
        if (doubt <= MAX_DOUBT) return { landmarks, doubted: null }
        doubted ??= landmarks
      }
      // Further searches would find the same.
      if (doubted) return { landmarks: null, doubted }
    }
    return { landmarks: null, doubted: null }
  }

  async function averagePasses(frame: Frame, { landmarks: first, score }: Candidate) {
    const region = regionFromLandmarks(first)
    const readings: Reading[] = []
    for (const { scale, isMirrored } of STILL_PASSES)
      readings.push(await readRegion(frame, { ...region, side: region.side * scale, isMirrored }))
    const landmarks = averageOf(readings)
    const doubt = faceDoubt({
      landmarks,
      readings: readings.map((reading) => reading.landmarks),
      presence: readings.reduce((sum, { presence }) => sum + presence, 0) / readings.length,
      detectorScore: Math.max(score, await lookAgain(frame, { ...regionFromLandmarks(landmarks), side: region.side })),
    })
    return { landmarks, doubt }
  }

  /** The highest score that the detector gives a face. */
  async function lookAgain(frame: Frame, region: Region): Promise<number> {
    let highest = 0
    for (const { scale, isMirrored } of SECOND_LOOKS) {
      const { boxes, scores } = await models.detect(frame, { ...region, side: region.side * scale, isMirrored })
      highest = Math.max(highest, decodeFaces(boxes, scores, MIN_DOUBTED_SCORE)[0]?.score ?? 0)
    }
    return highest
  }

  /** At most one search a picture, so that pictures without a face do not delay the next. */
  async function readLive(frame: Frame): Promise<Landmarks | null> {
    if (trackedRegion === null) {
      const searches = listSearches(frame.width, frame.height)
      const [found] = await search(frame, searches[searchIndex % searches.length] as Search)
      searchIndex = found ? 0 : searchIndex + 1
      trackedRegion = found ? regionFromLandmarks(found.landmarks) : null
      return found?.landmarks ?? null
    }
    const candidate = await readRegion(frame, trackedRegion)
    trackedRegion = candidate.presence >= MIN_TRACKED_PRESENCE ? regionFromLandmarks(candidate.landmarks) : null
    return trackedRegion && candidate.landmarks
  }

  return {
    readStill,
    readLive,
    trackedRegion: () => trackedRegion,
    reset: () => {
      trackedRegion = null
      searchIndex = 0
    },
  }
}

/** Weighted by the probability that the model gave each. */
function averageOf(readings: readonly Reading[]): Landmarks {
  const total = readings.reduce((sum, { presence }) => sum + presence, 0)
  const average = new Float32Array(LANDMARK_COUNT * 3)
  for (const { landmarks, presence } of readings) {
    const weight = total > 0 ? presence / total : 1 / readings.length
    for (let i = 0; i < average.length; i++) average[i] = (average[i] ?? 0) + weight * (landmarks[i] ?? 0)
  }
  return average
}

const faceSide = ({ landmarks }: Reading) => regionFromLandmarks(landmarks).side

function regionOfFace(face: Detection, seenIn: Region): Region {
  const [x, y] = toImage(seenIn, face.x, face.y)
  const [rightX = 0, rightY = 0, leftX = 0, leftY = 0] = face.points
  const eyes = [...toImage(seenIn, rightX, rightY), ...toImage(seenIn, leftX, leftY)]
  return regionFromBox({ x, y, width: face.width * seenIn.side, height: face.height * seenIn.side }, eyes)
}

function toImageLandmarks(points: Float32Array, region: Region, mirroredIndex: Uint16Array): Landmarks {
  const landmarks = new Float32Array(LANDMARK_COUNT * 3)
  for (let i = 0; i < LANDMARK_COUNT; i++) {
    const from = region.isMirrored ? (mirroredIndex[i] ?? i) : i
    const [x, y] = toImage(region, points[from * 3] ?? 0, points[from * 3 + 1] ?? 0)
    landmarks.set([x, y, (points[from * 3 + 2] ?? 0) * region.side], i * 3)
  }
  return landmarks
}
