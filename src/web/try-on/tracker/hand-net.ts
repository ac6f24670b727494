import { loadAndCompile } from '@litertjs/core'
import { createCropper } from './cropper.ts'
import { PALM_DETECTOR } from './detections.ts'
import type { HandModels } from './hand-reader.ts'
import { pictureInput, runModel } from './run-model.ts'

const HAND_SIDE = 224

/** @param files the palm detector and the landmark model of hands */
export async function openHandModels(files: readonly Uint8Array<ArrayBuffer>[]): Promise<HandModels<ImageBitmap>> {
  const [palms, hands] = await Promise.all(files.map((file) => loadAndCompile(file, { accelerator: 'wasm' })))
  if (!palms || !hands) throw new Error('the models of hands are incomplete')
  const [cropForPalms, cropForHand] = [createCropper(PALM_DETECTOR.side, 0), createCropper(HAND_SIDE, 0)]
  return {
    cutForPalms: (frame, region) => {
      const picture = pictureInput(cropForPalms(frame, region), PALM_DETECTOR.side)
      return async () => {
        const [scores, boxes] = (await runModel(palms, [picture])).sort((a, b) => a.length - b.length)
        return { scores: scores as Float32Array, boxes: boxes as Float32Array }
      }
    },
    hand: async (frame, region) => {
      const [points, presence] = await runModel(hands, [pictureInput(cropForHand(frame, region), HAND_SIDE)])
      return { points: (points as Float32Array).map((value) => value / HAND_SIDE), presence: presence?.[0] ?? 0 }
    },
  }
}
