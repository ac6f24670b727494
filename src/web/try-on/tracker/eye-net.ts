import { loadAndCompile } from '@litertjs/core'
import { createCropper } from './cropper.ts'
import type { EyeModel } from './eye-reader.ts'
import { SQUARE_SHAPE } from './eye-square.ts'
import { pictureInput, runModel } from './run-model.ts'

const SIDE = 192

export async function openEyeModel(model: Uint8Array<ArrayBuffer>): Promise<EyeModel<ImageBitmap>> {
  const compiled = await loadAndCompile(model, { accelerator: 'wasm' })
  const crop = createCropper(SIDE, 0)
  return async (frame, region, squares) => {
    const outputs = await runModel(compiled, [
      pictureInput(crop(frame, region), SIDE),
      ...squares.map((values) => ({ values, shape: SQUARE_SHAPE })),
    ])
    const [features, points, rightOutline, rightIris, leftOutline, leftIris] = outputs as [
      Output,
      Output,
      Output,
      Output,
      Output,
      Output,
    ]
    const eyes = [
      { outline: rightOutline, iris: rightIris },
      { outline: leftOutline, iris: leftIris },
    ] as const
    return { features, points, eyes }
  }
}

type Output = Float32Array
