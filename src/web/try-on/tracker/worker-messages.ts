import type { FaceReading, FurtherModel, Hand, Landmarks, ReadingMode } from './tracker.ts'

export type WorkerRequest =
  | { kind: 'load'; files: TrackerFiles }
  | { kind: 'loadModel'; model: FurtherModel; urls: readonly string[] }
  | { kind: 'track'; id: number; frame: ImageBitmap; mode: ReadingMode }
  | { kind: 'findHands' | 'guessAge'; id: number; frame: ImageBitmap; landmarks: Landmarks }
  | { kind: 'reset' }

export type WorkerResponse =
  | { kind: 'progress'; share: number }
  | { kind: 'ready' }
  | { kind: 'failed'; error: string }
  | { kind: 'modelProgress'; model: FurtherModel; share: number }
  | { kind: 'modelLoaded'; model: FurtherModel; error?: string }
  | ({ kind: 'tracked'; id: number } & FaceReading)
  | { kind: 'handsFound'; id: number; hands: Hand[] }
  | { kind: 'ageGuessed'; id: number; years: number }

/** URLs. `wasm` is for browsers with relaxed SIMD, `compatibleWasm` for others. */
export interface TrackerFiles {
  wasm: string
  wasmScript: string
  compatibleWasm: string
  compatibleWasmScript: string
  detector: string
  landmarks: string
  mesh: string
}
