import { loadAndCompile, loadLiteRt, supportsFeature } from '@litertjs/core'
import { AGE_SIDE, createAgeNet } from './age-net.ts'
import { type AgeModel, readAge } from './age-reader.ts'
import { createCropper } from './cropper.ts'
import { download } from './download.ts'
import { openEyeModel } from './eye-net.ts'
import { type EyeModel, readEyes } from './eye-reader.ts'
import { readFaceMesh } from './face-mesh.ts'
import { createFaceModels } from './face-net.ts'
import { createFaceReader } from './face-reader.ts'
import { openHandModels } from './hand-net.ts'
import { createHandReader } from './hand-reader.ts'
import { regionFromLandmarks } from './region.ts'
import type { FurtherModel } from './tracker.ts'
import type { TrackerFiles, WorkerRequest, WorkerResponse } from './worker-messages.ts'

/** Uncompressed: about 9.4 MB of wasm and 1.5 MB of models at first, and the further models. */
const TOTAL_BYTES = 10_900_000
const MODEL_BYTES: Record<FurtherModel, number> = { eyes: 2_496_000, hands: 4_057_000, age: 434_000 }

const respond = (message: WorkerResponse, transfer: Transferable[] = []) => self.postMessage(message, { transfer })

let faceReader: ReturnType<typeof createFaceReader<ImageBitmap>> | undefined
let eyeModel: EyeModel<ImageBitmap> | undefined
let handReader: ReturnType<typeof createHandReader<ImageBitmap>> | undefined
let ageModel: AgeModel<ImageBitmap> | undefined

self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === 'loadModel') return await loadModel(data.model, data.urls)
  try {
    if (data.kind === 'load') await load(data.files)
    else if (data.kind === 'track') await track(data)
    else if (data.kind === 'findHands') await findHands(data)
    else if (data.kind === 'guessAge') guessAge(data)
    else {
      faceReader?.reset()
      handReader?.reset()
    }
  } catch (error) {
    respond({ kind: 'failed', error: String(error) })
  }
}

type StillRequest = Extract<WorkerRequest, { landmarks: unknown }>

async function track({ id, frame, mode }: Extract<WorkerRequest, { kind: 'track' }>): Promise<void> {
  const startedAtMs = performance.now()
  const still = mode === 'still' ? await faceReader?.readStill(frame) : undefined
  const landmarks = (still ? still.landmarks : await faceReader?.readLive(frame)) ?? null
  const face = mode === 'still' ? null : faceReader?.trackedRegion()
  const eyes = mode === 'eyes' && face && eyeModel && (await readEyes(frame, face, eyeModel))
  const hands = (face && (await handReader?.follow(frame))) || []
  const look = face && handReader?.prepareLook(frame, face)
  const tookMs = performance.now() - startedAtMs
  const doubted = still?.doubted ?? null
  respond({ kind: 'tracked', id, frame, landmarks, tookMs, doubted, hands, ...(eyes && { eyes }) }, [frame])
  // While the page paints this picture.
  await look?.()
}

async function findHands({ id, frame, landmarks }: StillRequest): Promise<void> {
  const hands = (await handReader?.readStill(frame, regionFromLandmarks(landmarks))) ?? []
  frame.close()
  respond({ kind: 'handsFound', id, hands })
}

function guessAge({ id, frame, landmarks }: StillRequest): void {
  if (!ageModel) throw new Error('the age model is not loaded')
  const years = readAge(frame, landmarks, regionFromLandmarks(landmarks).angle, ageModel)
  frame.close()
  respond({ kind: 'ageGuessed', id, years })
}

async function loadModel(model: FurtherModel, urls: readonly string[]): Promise<void> {
  const isLoaded = { eyes: eyeModel, hands: handReader, age: ageModel }[model]
  try {
    if (!isLoaded) {
      const files = await downloadAll(urls, MODEL_BYTES[model], (share) =>
        respond({ kind: 'modelProgress', model, share }),
      )
      const [first] = files as [File]
      if (model === 'eyes') eyeModel = await openEyeModel(first)
      else if (model === 'age') ageModel = openAgeModel(first)
      else handReader = createHandReader(await openHandModels(files))
    }
    respond({ kind: 'modelLoaded', model })
  } catch (error) {
    respond({ kind: 'modelLoaded', model, error: String(error) })
  }
}

function openAgeModel(file: File): AgeModel<ImageBitmap> {
  const [net, crop] = [createAgeNet(file), createCropper(AGE_SIDE, 0)]
  return (frame, region) => net(crop(frame, region))
}

async function load(files: TrackerFiles): Promise<void> {
  const isModern = await supportsFeature('relaxedSimd')
  const urls = [isModern ? files.wasm : files.compatibleWasm, files.detector, files.landmarks, files.mesh]
  const [wasmBinary, detector, landmarks, mesh] = (await downloadAll(urls, TOTAL_BYTES, (share) =>
    respond({ kind: 'progress', share }),
  )) as [File, File, File, File]
  disableWebGpu()
  // Emscripten's loader reads its settings from here. Its `printErr` would log progress as errors; real errors are thrown.
  Object.assign(self, { Module: { wasmBinary, printErr: () => {} } })
  await loadLiteRt(isModern ? files.wasmScript : files.compatibleWasmScript)
  const models = [detector, landmarks].map((model) => loadAndCompile(model, { accelerator: 'wasm' }))
  faceReader = createFaceReader(createFaceModels(await Promise.all(models)), readFaceMesh(mesh).points)
  respond({ kind: 'ready' })
}

type File = Uint8Array<ArrayBuffer>

/** @param onProgress called with the loaded share, from 0 to 1 */
function downloadAll(urls: readonly string[], totalBytes: number, onProgress: (share: number) => void) {
  const loaded = urls.map(() => 0)
  return Promise.all(
    urls.map((url, i) =>
      download(url, (bytes) => {
        loaded[i] = bytes
        onProgress(Math.min(1, loaded.reduce((sum, one) => sum + one, 0) / totalBytes))
      }),
    ),
  )
}

/** LiteRT would request a WebGPU adapter that it does not use, and warn where there is none. */
function disableWebGpu(): void {
  if (!('gpu' in navigator)) return
  Object.defineProperty(navigator, 'gpu', { value: { requestAdapter: async () => null }, configurable: true })
}
