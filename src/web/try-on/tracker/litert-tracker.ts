import { detector, irises, landmarks, mesh } from 'virtual:face-models'
import compatibleWasmScript from '@litertjs/core/wasm/litert_wasm_compat_internal.js?url'
import compatibleWasm from '@litertjs/core/wasm/litert_wasm_compat_internal.wasm?url'
import wasmScript from '@litertjs/core/wasm/litert_wasm_internal.js?url'
import wasm from '@litertjs/core/wasm/litert_wasm_internal.wasm?url'
import type { Look, LookKind, Tracker } from './tracker.ts'
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
  let lesson: Lesson | undefined
  const fail = (why: string) => {
    lesson?.told({ kind: 'eyesLearned', why })
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
      else if (data.kind === 'tracked') {
        waiting.get(data.id)?.resolve(data)
        waiting.delete(data.id)
      } else lesson?.told(data)
    }
    tell({ kind: 'load', files: inFull(FILES) })
  })

  let last = 0
  return {
    track: (frame: ImageBitmap, look: LookKind) => {
      const id = ++last
      const answer = Promise.withResolvers<Look>()
      waiting.set(id, answer)
      tell({ kind: 'track', id, frame, look }, [frame])
      return answer.promise
    },
    learnEyes: (onProgress) => {
      lesson = createLesson(onProgress)
      tell({ kind: 'learnEyes', irises: new URL(irises, location.href).href })
      return lesson.learned
    },
    reset: () => tell({ kind: 'reset' }),
    close,
  }
}

type Lesson = ReturnType<typeof createLesson>

/** What the worker tells while it learns to see irises. */
function createLesson(onProgress: (share: number) => void) {
  const { promise: learned, resolve, reject } = Promise.withResolvers<void>()
  return {
    learned,
    told(message: Extract<Tells, { kind: 'eyesProgress' | 'eyesLearned' }>) {
      if (message.kind === 'eyesProgress') onProgress(message.share)
      else if (message.why) reject(new Error(message.why))
      else resolve()
    },
  }
}

/** A worker reckons addresses from its own. */
const inFull = (files: TrackerFiles) =>
  Object.fromEntries(
    Object.entries(files).map(([name, address]) => [name, new URL(address, location.href).href]),
  ) as unknown as TrackerFiles
