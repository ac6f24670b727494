import { type CompiledModel, loadAndCompile, Tensor } from '@litertjs/core'
import { createCropper } from './cropper.ts'
import type { EyeModel } from './eye-reader.ts'
import { SQUARE_SHAPE } from './eye-square.ts'

const SIDE = 192

export async function openEyeModel(model: Uint8Array<ArrayBuffer>): Promise<EyeModel<ImageBitmap>> {
  const compiled = await loadAndCompile(model, { accelerator: 'wasm' })
  const crop = createCropper(SIDE, 0)
  return async (frame, region, squares) => {
    const outputs = await run(compiled, [
      new Tensor(crop(frame, region), [1, SIDE, SIDE, 3]),
      ...squares.map((square) => new Tensor(square, [...SQUARE_SHAPE])),
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

async function run(model: CompiledModel, inputs: Tensor[]): Promise<Output[]> {
  const outputs = await model.run(inputs)
  for (const input of inputs) input.delete()
  return outputs.map((output) => {
    const values = output.toTypedArray() as Output
    output.delete()
    return values
  })
}
