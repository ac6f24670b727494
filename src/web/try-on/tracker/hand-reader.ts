import { createDecoder, PALM_DETECTOR } from './detections.ts'
import { regionOfHand, regionOfPalm } from './hand-region.ts'
import { type Region, toImage } from './region.ts'
import { HAND_POINT_COUNT, type Hand } from './tracker.ts'

export interface HandModels<Frame> {
  /** Cuts a square out at once, so that the picture may be given away before the model runs. */
  cutForPalms: (frame: Frame, region: Region) => () => Promise<{ boxes: Float32Array; scores: Float32Array }>
  /** Points in shares of the square's side, and the probability of a hand. */
  hand: (frame: Frame, region: Region) => Promise<{ points: Float32Array; presence: number }>
}

const decodePalms = createDecoder(PALM_DETECTOR)
/** The landmark model decides. */
const MIN_PALM_SCORE = 0.3
/** People's bare faces gave up to 0.67, most hands more than 0.82. */
const MIN_PRESENCE = 0.8
const MIN_FOLLOWED_PRESENCE = 0.6
const MAX_HANDS = 2
/** Squares around the face in which hands are looked for, so much larger than the landmark model's. */
const STILL_LOOKS = [1.1, 1.6, 2.2]
/** One after the other. */
const LIVE_LOOKS = [1.2, 1.9]
/** Between looks: no hand reaches the face much faster, and looking takes at most a thirteenth of the time. */
const PAUSE_MS = 400
const PAUSE_PER_LOOK = 12
/** The landmark model's square is half as large again as the face. */
const NEAR = 0.5
const STILL_SCALES = [0.92, 1, 1.08]

interface Reading {
  hand: Hand
  presence: number
}

interface Followed {
  region: Region
  /** A palm that no reading has confirmed. */
  isNew: boolean
}

/**
 * Finds the hands before and beside a face: the palm detector proposes places, and the landmark model decides.
 * @param nowMs a clock, in milliseconds
 */
export function createHandReader<Frame>(models: HandModels<Frame>, nowMs = () => performance.now()) {
  let followed: Followed[] = []
  let looks = 0
  let nextLookAtMs = 0

  async function readHand(frame: Frame, region: Region): Promise<Reading> {
    const { points, presence } = await models.hand(frame, region)
    const hand = new Float32Array(HAND_POINT_COUNT * 3)
    for (let i = 0; i < HAND_POINT_COUNT; i++) {
      const [x, y] = toImage(region, points[i * 3] ?? 0, points[i * 3 + 1] ?? 0)
      hand.set([x, y, (points[i * 3 + 2] ?? 0) * region.side], i * 3)
    }
    return { hand, presence }
  }

  const findPalms = async (look: ReturnType<HandModels<Frame>['cutForPalms']>, square: Region) => {
    const { boxes, scores } = await look()
    return decodePalms(boxes, scores, MIN_PALM_SCORE).map((palm) => regionOfPalm(palm, square))
  }

  return {
    /** Each hand is read from three squares, which reduces noise. */
    async readStill(frame: Frame, face: Region): Promise<Hand[]> {
      const found: Reading[] = []
      for (const factor of STILL_LOOKS) {
        const square = { ...face, side: face.side * factor, angle: 0 }
        for (const palm of await findPalms(models.cutForPalms(frame, square), square))
          found.push(await readHand(frame, palm))
      }
      const hands: Hand[] = []
      const near = found.filter(({ hand }) => isNearFace(hand, face))
      for (const { hand } of distinct(near, MIN_FOLLOWED_PRESENCE)) {
        const region = regionOfHand((await readHand(frame, regionOfHand(hand))).hand)
        const readings: Reading[] = []
        for (const scale of STILL_SCALES) readings.push(await readHand(frame, { ...region, side: region.side * scale }))
        const presence = readings.reduce((sum, reading) => sum + reading.presence, 0) / readings.length
        if (presence >= MIN_PRESENCE) hands.push(average(readings.map((reading) => reading.hand)))
      }
      return hands
    },

    /** The hands that were seen in the pictures before. */
    async follow(frame: Frame): Promise<Hand[]> {
      const readings: Reading[] = []
      for (const { region, isNew } of followed) {
        const first = await readHand(frame, region)
        if (!isNew) readings.push(first)
        else if (first.presence >= MIN_FOLLOWED_PRESENCE) {
          const second = await readHand(frame, regionOfHand(first.hand))
          if (second.presence >= MIN_PRESENCE) readings.push(second)
        }
      }
      const hands = distinct(readings, MIN_FOLLOWED_PRESENCE).map(({ hand }) => hand)
      followed = hands.map((hand) => ({ region: regionOfHand(hand), isNew: false }))
      return hands
    },

    /** @returns what looks for further hands, which the next call of `follow` reads; null where it is not yet time */
    prepareLook(frame: Frame, face: Region): (() => Promise<void>) | null {
      if (nowMs() < nextLookAtMs || followed.length === MAX_HANDS) return null
      nextLookAtMs = Number.POSITIVE_INFINITY
      const factor = LIVE_LOOKS[looks++ % LIVE_LOOKS.length] ?? 1
      const square = { ...face, side: face.side * factor, angle: 0 }
      const look = models.cutForPalms(frame, square)
      return async () => {
        const startedAtMs = nowMs()
        for (const region of await findPalms(look, square))
          if (!followed.some((other) => isSamePlace(other.region, region))) followed.push({ region, isNew: true })
        const endedAtMs = nowMs()
        nextLookAtMs = endedAtMs + Math.max(PAUSE_MS, PAUSE_PER_LOOK * (endedAtMs - startedAtMs))
      }
    },

    reset: () => {
      followed = []
    },
  }
}

/** Folded arms and hands in the lap hide no frame. */
function isNearFace(hand: Hand, face: Region): boolean {
  for (let i = 0; i < hand.length; i += 3)
    if (Math.hypot((hand[i] ?? 0) - face.x, (hand[i + 1] ?? 0) - face.y) < face.side * NEAR) return true
  return false
}

/** The surest reading of each hand. */
function distinct(readings: readonly Reading[], minPresence: number): Reading[] {
  const kept: Reading[] = []
  for (const reading of readings.toSorted((a, b) => b.presence - a.presence)) {
    const region = regionOfHand(reading.hand)
    const isNew = !kept.some(({ hand }) => isSamePlace(regionOfHand(hand), region))
    if (isNew && reading.presence >= minPresence) kept.push(reading)
  }
  return kept.slice(0, MAX_HANDS)
}

const average = (hands: readonly Hand[]): Hand =>
  new Float32Array(HAND_POINT_COUNT * 3).map(
    (_, i) => hands.reduce((sum, hand) => sum + (hand[i] ?? 0), 0) / hands.length,
  )

const isSamePlace = (a: Region, b: Region) => Math.hypot(a.x - b.x, a.y - b.y) < 0.3 * Math.max(a.side, b.side)
