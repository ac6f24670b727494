import type { CompiledModel } from '@litertjs/core'
import { createCropper } from './cropper.ts'
import { FACE_DETECTOR, sigmoid } from './detections.ts'
import type { FaceModels } from './face-reader.ts'
import { pictureInput, runModel } from './run-model.ts'

const LANDMARKS_SIDE = 192

/** @param models the face detector and the landmark model */
export function createFaceModels([detector, landmarker]: readonly CompiledModel[]): FaceModels<ImageBitmap> {
  if (!detector || !landmarker) throw new Error('the models of faces are incomplete')
  const [cropForDetector, cropForLandmarks] = [createCropper(FACE_DETECTOR.side, -1), createCropper(LANDMARKS_SIDE, 0)]
  return {
    detect: async (frame, region) => {
      const outputs = await runModel(detector, [pictureInput(cropForDetector(frame, region), FACE_DETECTOR.side)])
      const [scores, boxes] = outputs.sort((a, b) => a.length - b.length)
      return { scores: scores as Float32Array, boxes: boxes as Float32Array }
    },
    landmarks: async (frame, region) => {
      const outputs = await runModel(landmarker, [pictureInput(cropForLandmarks(frame, region), LANDMARKS_SIDE)])
      const [presence, points] = outputs.sort((a, b) => a.length - b.length)
      return {
        points: (points as Float32Array).map((value) => value / LANDMARKS_SIDE),
        presence: sigmoid(presence?.[0] ?? -100),
      }
    },
  }
}
