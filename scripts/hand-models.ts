import { readPinned } from './read-pinned.ts'

/** Of version 0.4.1675469240 of `@mediapipe/hands`. */
const FILES = {
  palms: {
    url: new URL('../node_modules/@mediapipe/hands/hands_solution_packed_assets.data', import.meta.url),
    sha256: 'bdce7b66bfc5b39ba86a47775c98e0b186fe73f8308c2279f852af4c89ffdf42',
    part: [2341291, 4326731],
  },
  hands: {
    url: new URL('../node_modules/@mediapipe/hands/hand_landmark_lite.tflite', import.meta.url),
    sha256: 'd7fde8ac11f8ce03f8663775bfc323f4fc9f2a38062b4f4efa142874ef5b2a48',
    part: [0, 2071408],
  },
} as const

/**
 * The palm detector and the landmark model of hands, the small ones of two each, from MediaPipe's package.
 * @throws Error where a checksum differs
 */
export function extractHandModels(): Record<keyof typeof FILES, Uint8Array> {
  return { palms: extract(FILES.palms), hands: extract(FILES.hands) }
}

const extract = ({ url, sha256, part }: (typeof FILES)[keyof typeof FILES]): Uint8Array =>
  readPinned(url, sha256).subarray(...part)
