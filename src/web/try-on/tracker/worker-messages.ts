import type { Landmarks } from './tracker.ts'

/** What the tracker's worker is told. */
export type Told =
  | { kind: 'load'; files: TrackerFiles }
  | { kind: 'track'; id: number; frame: ImageBitmap; isStill: boolean }
  | { kind: 'reset' }

/** What it tells. */
export type Tells =
  | { kind: 'progress'; share: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'tracked'; id: number; frame: ImageBitmap; landmarks: Landmarks | null; tookMs: number }

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
