import { type CompiledModel, Tensor } from '@litertjs/core'

interface Input {
  values: Float32Array
  shape: readonly number[]
}

/** @returns the outputs in the model's order */
export async function runModel(model: CompiledModel, inputs: readonly Input[]): Promise<Float32Array[]> {
  const tensors = inputs.map(({ values, shape }) => new Tensor(values, [...shape]))
  const outputs = await model.run(tensors)
  for (const tensor of tensors) tensor.delete()
  return outputs.map((output) => {
    const values = output.toTypedArray() as Float32Array
    output.delete()
    return values
  })
}

/** Of a square picture: red, green and blue of each pixel. */
export const pictureInput = (values: Float32Array, side: number): Input => ({ values, shape: [1, side, side, 3] })
