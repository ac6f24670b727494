import type { FaceReading, ReadingMode } from './tracker.ts'

export type WorkerRequest =
  | { kind: 'load'; files: TrackerFiles }
  | { kind: 'track'; id: number; frame: ImageBitmap; mode: ReadingMode }
  | { kind: 'loadEyeModel'; eyeModelUrl: string }
  | { kind: 'reset' }

export type WorkerResponse =
  | { kind: 'progress'; share: number }
  | { kind: 'ready' }
  | { kind: 'failed'; error: string }
  | { kind: 'eyeModelProgress'; share: number }
  | { kind: 'eyeModelLoaded'; error?: string }
  | ({ kind: 'tracked'; id: number } & FaceReading)

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
