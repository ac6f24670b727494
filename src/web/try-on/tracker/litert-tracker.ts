import { detector, irises, landmarks, mesh } from 'virtual:face-models'
import compatibleWasmScript from '@litertjs/core/wasm/litert_wasm_compat_internal.js?url'
import compatibleWasm from '@litertjs/core/wasm/litert_wasm_compat_internal.wasm?url'
import wasmScript from '@litertjs/core/wasm/litert_wasm_internal.js?url'
import wasm from '@litertjs/core/wasm/litert_wasm_internal.wasm?url'
import type { FaceReading, ReadingMode, Tracker } from './tracker.ts'
import type { TrackerFiles, WorkerRequest, WorkerResponse } from './worker-messages.ts'

const FILES: TrackerFiles = { wasm, wasmScript, compatibleWasm, compatibleWasmScript, detector, landmarks, mesh }

/**
 * Opens the tracker in its own worker.
 *
 * @param onProgress called with the loaded share, from 0 to 1
 * @throws Error where the worker or its files cannot be loaded
 */
export async function openLitertTracker(onProgress: (share: number) => void, signal: AbortSignal): Promise<Tracker> {
  // A classic worker: LiteRT's loader calls importScripts.
  const worker = new Worker(new URL('./litert-worker.ts', import.meta.url))
  const pending = new Map<number, PromiseWithResolvers<FaceReading>>()
  const send = (message: WorkerRequest, transfer: Transferable[] = []) => worker.postMessage(message, transfer)
  const close = () => {
    worker.terminate()
    fail('closed')
  }
  let eyeModelLoad: EyeModelLoad | undefined
  const fail = (error: string) => {
    eyeModelLoad?.receive({ kind: 'eyeModelLoaded', error })
    for (const { reject } of pending.values()) reject(new Error(error))
    pending.clear()
  }

  await new Promise<void>((resolve, reject) => {
    const abort = (error: string) => {
      fail(error)
      worker.terminate()
      reject(new Error(error))
    }
    signal.addEventListener('abort', () => abort('cancelled'))
    worker.onerror = ({ message }) => abort(message || 'the worker could not be loaded')
    worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
      if (data.kind === 'progress') onProgress(data.share)
      else if (data.kind === 'ready') resolve()
      else if (data.kind === 'failed') abort(data.error)
      else if (data.kind === 'tracked') {
        pending.get(data.id)?.resolve(data)
        pending.delete(data.id)
      } else eyeModelLoad?.receive(data)
    }
    send({ kind: 'load', files: absoluteUrls(FILES) })
  })

  let lastId = 0
  return {
    track: (frame: ImageBitmap, mode: ReadingMode) => {
      const id = ++lastId
      const reading = Promise.withResolvers<FaceReading>()
      pending.set(id, reading)
      send({ kind: 'track', id, frame, mode }, [frame])
      return reading.promise
    },
    loadEyeModel: (onProgress) => {
      eyeModelLoad = trackEyeModelLoad(onProgress)
      send({ kind: 'loadEyeModel', eyeModelUrl: new URL(irises, location.href).href })
      return eyeModelLoad.loaded
    },
    reset: () => send({ kind: 'reset' }),
    close,
  }
}

type EyeModelLoad = ReturnType<typeof trackEyeModelLoad>

function trackEyeModelLoad(onProgress: (share: number) => void) {
  const { promise: loaded, resolve, reject } = Promise.withResolvers<void>()
  return {
    loaded,
    receive(message: Extract<WorkerResponse, { kind: 'eyeModelProgress' | 'eyeModelLoaded' }>) {
      if (message.kind === 'eyeModelProgress') onProgress(message.share)
      else if (message.error) reject(new Error(message.error))
      else resolve()
    },
  }
}

/** A worker resolves relative URLs against its own. */
const absoluteUrls = (files: TrackerFiles) =>
  Object.fromEntries(
    Object.entries(files).map(([name, address]) => [name, new URL(address, location.href).href]),
  ) as unknown as TrackerFiles
