import { age, detector, hands, irises, landmarks, mesh, palms } from 'virtual:try-on-models'
import compatibleWasmScript from '@litertjs/core/wasm/litert_wasm_compat_internal.js?url'
import compatibleWasm from '@litertjs/core/wasm/litert_wasm_compat_internal.wasm?url'
import wasmScript from '@litertjs/core/wasm/litert_wasm_internal.js?url'
import wasm from '@litertjs/core/wasm/litert_wasm_internal.wasm?url'
import type { FaceReading, FurtherModel, Hand, Tracker } from './tracker.ts'
import type { TrackerFiles, WorkerRequest, WorkerResponse } from './worker-messages.ts'

const FILES: TrackerFiles = { wasm, wasmScript, compatibleWasm, compatibleWasmScript, detector, landmarks, mesh }
const MODEL_FILES: Record<FurtherModel, readonly string[]> = { eyes: [irises], hands: [palms, hands], age: [age] }

/**
 * Opens the tracker in its own worker.
 *
 * @param onProgress called with the loaded share, from 0 to 1
 * @throws Error where the worker or its files cannot be loaded
 */
export async function openLitertTracker(onProgress: (share: number) => void, signal: AbortSignal): Promise<Tracker> {
  // A classic worker: LiteRT's loader calls importScripts.
  const worker = new Worker(new URL('./litert-worker.ts', import.meta.url))
  const [readings, searches, guesses] = [createPending<FaceReading>(), createPending<Hand[]>(), createPending<number>()]
  const loads = new Map<FurtherModel, ModelLoad>()
  const send = (message: WorkerRequest, transfer: Transferable[] = []) => worker.postMessage(message, transfer)
  const fail = (error: string) => {
    for (const [model, load] of loads) load.receive({ kind: 'modelLoaded', model, error })
    for (const pending of [readings, searches, guesses]) pending.fail(error)
  }
  const close = () => {
    worker.terminate()
    fail('closed')
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
      else if (data.kind === 'tracked') readings.settle(data.id, data)
      else if (data.kind === 'handsFound') searches.settle(data.id, data.hands)
      else if (data.kind === 'ageGuessed') guesses.settle(data.id, data.years)
      else loads.get(data.model)?.receive(data)
    }
    send({ kind: 'load', files: absoluteUrls(FILES) })
  })

  return {
    track: (frame, mode) => {
      const { id, promise } = readings.open()
      send({ kind: 'track', id, frame, mode }, [frame])
      return promise
    },
    findHands: (frame, landmarks) => {
      const { id, promise } = searches.open()
      send({ kind: 'findHands', id, frame, landmarks })
      return promise
    },
    guessAge: (frame, landmarks) => {
      const { id, promise } = guesses.open()
      send({ kind: 'guessAge', id, frame, landmarks })
      return promise
    },
    load: (model, onProgress = () => {}) => {
      const begun = loads.get(model)
      if (begun) {
        begun.listen(onProgress)
        return begun.loaded
      }
      const load = trackModelLoad(onProgress)
      loads.set(model, load)
      load.loaded.catch(() => loads.delete(model))
      send({ kind: 'loadModel', model, urls: MODEL_FILES[model].map(absoluteUrl) })
      return load.loaded
    },
    reset: () => send({ kind: 'reset' }),
    close,
  }
}

/** Requests that wait for the worker's response, by their ids. */
function createPending<Result>() {
  const pending = new Map<number, PromiseWithResolvers<Result>>()
  let lastId = 0
  return {
    open() {
      const id = ++lastId
      const request = Promise.withResolvers<Result>()
      pending.set(id, request)
      return { id, promise: request.promise }
    },
    settle(id: number, result: Result) {
      pending.get(id)?.resolve(result)
      pending.delete(id)
    },
    fail(error: string) {
      for (const { reject } of pending.values()) reject(new Error(error))
      pending.clear()
    },
  }
}

type ModelLoad = ReturnType<typeof trackModelLoad>

function trackModelLoad(listener: (share: number) => void) {
  let onProgress = listener
  const { promise: loaded, resolve, reject } = Promise.withResolvers<void>()
  return {
    loaded,
    /** Progress is told to the last that asked. */
    listen: (next: typeof listener) => {
      onProgress = next
    },
    receive(message: Extract<WorkerResponse, { kind: 'modelProgress' | 'modelLoaded' }>) {
      if (message.kind === 'modelProgress') onProgress(message.share)
      else if (message.error) reject(new Error(message.error))
      else resolve()
    },
  }
}

/** A worker resolves relative URLs against its own. */
const absoluteUrl = (address: string) => new URL(address, location.href).href

const absoluteUrls = (files: TrackerFiles) =>
  Object.fromEntries(
    Object.entries(files).map(([name, address]) => [name, absoluteUrl(address)]),
  ) as unknown as TrackerFiles
