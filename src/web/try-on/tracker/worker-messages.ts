import type { Look, LookKind } from './tracker.ts'

/** What the tracker's worker is told. */
export type Told =
  | { kind: 'load'; files: TrackerFiles }
  | { kind: 'track'; id: number; frame: ImageBitmap; look: LookKind }
  | { kind: 'learnEyes'; irises: string }
  | { kind: 'reset' }

/** What it tells. */
export type Tells =
  | { kind: 'progress'; share: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'eyesProgress'; share: number }
  | { kind: 'eyesLearned'; why?: string }
  | ({ kind: 'tracked'; id: number } & Look)

/** Addresses of what the worker loads; the first wasm is for browsers with relaxed SIMD, the other for the rest. */
export interface TrackerFiles {
  wasm: string
  wasmScript: string
  compatibleWasm: string
  compatibleWasmScript: string
  detector: string
  landmarks: string
  mesh: string
}
