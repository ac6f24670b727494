import { type CompiledModel, loadAndCompile, Tensor } from '@litertjs/core'
import { createCropper } from './cropper.ts'
import type { EyeNet } from './eye-reader.ts'
import { SQUARE_SHAPE } from './eye-square.ts'

const SIDE = 192

/** Compiles the iris model. LiteRT must be loaded in the same worker. */
export async function openEyeNet(model: Uint8Array<ArrayBuffer>): Promise<EyeNet<ImageBitmap>> {
  const net = await loadAndCompile(model, { accelerator: 'wasm' })
  const crop = createCropper(SIDE, 0)
  return async (frame, region, squares) => {
    const told = await run(net, [
      new Tensor(crop(frame, region), [1, SIDE, SIDE, 3]),
      ...squares.map((square) => new Tensor(square, [...SQUARE_SHAPE])),
    ])
    const [features, points, rightOutline, rightIris, leftOutline, leftIris] = told as [
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

async function run(net: CompiledModel, inputs: Tensor[]): Promise<Output[]> {
  const outputs = await net.run(inputs)
  for (const input of inputs) input.delete()
  return outputs.map((output) => {
    const bare = output.toTypedArray() as Output
    output.delete()
    return bare
  })
}
