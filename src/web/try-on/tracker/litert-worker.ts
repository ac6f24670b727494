import { type CompiledModel, loadAndCompile, loadLiteRt, supportsFeature, Tensor } from '@litertjs/core'
import { createCropper } from './cropper.ts'
import { DETECTOR_SIDE, sigmoid } from './detections.ts'
import { download } from './download.ts'
import { openEyeModel } from './eye-net.ts'
import { type EyeModel, readEyes } from './eye-reader.ts'
import { readFaceMesh } from './face-mesh.ts'
import { createFaceReader } from './face-reader.ts'
import type { TrackerFiles, WorkerRequest, WorkerResponse } from './worker-messages.ts'

type Reader = ReturnType<typeof createFaceReader<ImageBitmap>>

const LANDMARKS_SIDE = 192
/** About 9.4 MB of wasm and 1.5 MB of models, uncompressed. */
const TOTAL_BYTES = 10_900_000
const IRIS_BYTES = 2_496_000

const respond = (message: WorkerResponse, transfer: Transferable[] = []) => self.postMessage(message, { transfer })

let reader: Reader | undefined
let eyeModel: EyeModel<ImageBitmap> | undefined

self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === 'load') {
    try {
      reader = await load(data.files)
      respond({ kind: 'ready' })
    } catch (error) {
      respond({ kind: 'failed', error: String(error) })
    }
  } else if (data.kind === 'reset') reader?.reset()
  else if (data.kind === 'loadEyeModel') await loadEyeModel(data.eyeModelUrl)
  else await track(data)
}

async function track({ id, frame, mode }: Extract<WorkerRequest, { kind: 'track' }>): Promise<void> {
  try {
    const startedAtMs = performance.now()
    const still = mode === 'still' ? await reader?.readStill(frame) : undefined
    const landmarks = (still ? still.landmarks : await reader?.readLive(frame)) ?? null
    const face = mode === 'eyes' && reader?.trackedRegion()
    const eyes = face && eyeModel && (await readEyes(frame, face, eyeModel))
    const tookMs = performance.now() - startedAtMs
    respond({ kind: 'tracked', id, frame, landmarks, tookMs, doubted: still?.doubted ?? null, ...(eyes && { eyes }) }, [
      frame,
    ])
  } catch (error) {
    respond({ kind: 'failed', error: String(error) })
  }
}

async function loadEyeModel(url: string): Promise<void> {
  try {
    eyeModel ??= await openEyeModel(
      await download(url, (bytes) => respond({ kind: 'eyeModelProgress', share: Math.min(1, bytes / IRIS_BYTES) })),
    )
    respond({ kind: 'eyeModelLoaded' })
  } catch (error) {
    respond({ kind: 'eyeModelLoaded', error: String(error) })
  }
}

async function load(files: TrackerFiles): Promise<Reader> {
  const isModern = await supportsFeature('relaxedSimd')
  const loaded = new Map<string, number>()
  const fetchFile = (url: string) =>
    download(url, (bytes) => {
      loaded.set(url, bytes)
      const all = [...loaded.values()].reduce((sum, one) => sum + one, 0)
      respond({ kind: 'progress', share: Math.min(1, all / TOTAL_BYTES) })
    })
  const [wasmBinary, detector, landmarks, mesh] = await Promise.all([
    fetchFile(isModern ? files.wasm : files.compatibleWasm),
    fetchFile(files.detector),
    fetchFile(files.landmarks),
    fetchFile(files.mesh),
  ])
  disableWebGpu()
  // Emscripten's loader reads its settings from here. Its `printErr` would log progress as errors; real errors are thrown.
  Object.assign(self, { Module: { wasmBinary, printErr: () => {} } })
  await loadLiteRt(isModern ? files.wasmScript : files.compatibleWasmScript)
  const models = await Promise.all([detector, landmarks].map((model) => loadAndCompile(model, { accelerator: 'wasm' })))
  return createFaceReader(createFaceModels(...(models as [CompiledModel, CompiledModel])), readFaceMesh(mesh).points)
}

/** LiteRT would request a WebGPU adapter that it does not use, and warn where there is none. */
function disableWebGpu(): void {
  if (!('gpu' in navigator)) return
  Object.defineProperty(navigator, 'gpu', { value: { requestAdapter: async () => null }, configurable: true })
}

function createFaceModels(detector: CompiledModel, landmarker: CompiledModel) {
  const [cropForDetector, cropForLandmarks] = [createCropper(DETECTOR_SIDE, -1), createCropper(LANDMARKS_SIDE, 0)]
  return {
    detect: async (frame: ImageBitmap, region: Parameters<typeof cropForDetector>[1]) => {
      const outputs = await run(detector, cropForDetector(frame, region), DETECTOR_SIDE)
      const [scores, boxes] = outputs.sort((a, b) => a.length - b.length)
      return { scores: scores as Float32Array, boxes: boxes as Float32Array }
    },
    landmarks: async (frame: ImageBitmap, region: Parameters<typeof cropForLandmarks>[1]) => {
      const outputs = await run(landmarker, cropForLandmarks(frame, region), LANDMARKS_SIDE)
      const [presence, points] = outputs.sort((a, b) => a.length - b.length)
      return {
        points: (points as Float32Array).map((value) => value / LANDMARKS_SIDE),
        presence: sigmoid(presence?.[0] ?? -100),
      }
    },
  }
}

async function run(model: CompiledModel, values: Float32Array, side: number): Promise<Float32Array[]> {
  const input = new Tensor(values, [1, side, side, 3])
  const outputs = await model.run([input])
  input.delete()
  return outputs.map((output) => {
    const result = output.toTypedArray() as Float32Array
    output.delete()
    return result
  })
}
