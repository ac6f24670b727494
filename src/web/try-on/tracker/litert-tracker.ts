import { detector, landmarks, mesh } from 'virtual:face-models'
import compatibleWasmScript from '@litertjs/core/wasm/litert_wasm_compat_internal.js?url'
import compatibleWasm from '@litertjs/core/wasm/litert_wasm_compat_internal.wasm?url'
import wasmScript from '@litertjs/core/wasm/litert_wasm_internal.js?url'
import wasm from '@litertjs/core/wasm/litert_wasm_internal.wasm?url'
import type { Look, Tracker } from './tracker.ts'
import type { Tells, Told, TrackerFiles } from './worker-messages.ts'

const FILES: TrackerFiles = { wasm, wasmScript, compatibleWasm, compatibleWasmScript, detector, landmarks, mesh }

/**
 * Opens the tracker in a worker of its own.
 *
 * @param onProgress told the share that is loaded, from 0 to 1
 * @throws Error where the worker or what it needs cannot be had
 */
export async function openLitertTracker(onProgress: (share: number) => void, signal: AbortSignal): Promise<Tracker> {
  // A classic worker: LiteRT's loader calls importScripts.
  const worker = new Worker(new URL('./litert-worker.ts', import.meta.url))
  const waiting = new Map<number, PromiseWithResolvers<Look>>()
  const tell = (message: Told, transfer: Transferable[] = []) => worker.postMessage(message, transfer)
  const close = () => {
    worker.terminate()
    fail('closed')
  }
  const fail = (why: string) => {
    for (const { reject } of waiting.values()) reject(new Error(why))
    waiting.clear()
  }

  await new Promise<void>((resolve, reject) => {
    const refuse = (why: string) => {
      fail(why)
      worker.terminate()
      reject(new Error(why))
    }
    signal.addEventListener('abort', () => refuse('given up'))
    worker.onerror = ({ message }) => refuse(message || 'the worker cannot be had')
    worker.onmessage = ({ data }: MessageEvent<Tells>) => {
      if (data.kind === 'progress') onProgress(data.share)
      else if (data.kind === 'ready') resolve()
      else if (data.kind === 'failed') refuse(data.why)
      else {
        waiting.get(data.id)?.resolve(data)
        waiting.delete(data.id)
      }
    }
    tell({ kind: 'load', files: inFull(FILES) })
  })

  let last = 0
  return {
    track: (frame, kind) => {
      const id = ++last
      const answer = Promise.withResolvers<Look>()
      waiting.set(id, answer)
      tell({ kind: 'track', id, frame, isStill: kind === 'still' }, [frame])
      return answer.promise
    },
    reset: () => tell({ kind: 'reset' }),
    close,
  }
}

/** A worker reckons addresses from its own. */
const inFull = (files: TrackerFiles) =>
  Object.fromEntries(
    Object.entries(files).map(([name, address]) => [name, new URL(address, location.href).href]),
  ) as unknown as TrackerFiles
