/**
 * The network of face-api's age model, TinyXception: a few hundred kilobytes that run once a photo, so plain loops do.
 * https://github.com/vladmandic/face-api/blob/master/src/xception/TinyXception.ts
 */

/** Of the square picture of a face, in pixels. */
export const AGE_SIDE = 112
/** Red, green and blue of the pictures that it was trained with, 0 to 255. */
const MEAN_COLOUR = [122.782, 117.001, 104.298]

/** Values of each pixel, row by row. */
interface Grid {
  side: number
  depth: number
  values: Float32Array
}

type Layers = (name: string) => Float32Array

/**
 * @param file as `scripts/age-model.ts` writes it
 * @returns a function from a picture, red, green and blue of each pixel from 0 to 1, to the age in years
 */
export function createAgeNet(file: Uint8Array): (picture: Float32Array) => number {
  const layers = readLayers(file)
  return (picture) => {
    const values = picture.map((value, i) => value - (MEAN_COLOUR[i % 3] ?? 0) / 255)
    let grid: Grid = { side: AGE_SIDE, depth: 3, values }
    grid = relu(convolve(grid, layers, 'entry_flow/conv_in'))
    grid = reduce(grid, layers, 'entry_flow/reduction_block_0', false)
    grid = reduce(grid, layers, 'entry_flow/reduction_block_1', true)
    for (const block of ['middle_flow/main_block_0', 'middle_flow/main_block_1']) grid = residual(grid, layers, block)
    grid = reduce(grid, layers, 'exit_flow/reduction_block', true)
    grid = relu(separable(grid, layers, 'exit_flow/separable_conv'))
    const [weights, [bias = 0]] = [layers('fc/age/weights'), layers('fc/age/bias')]
    const pixels = grid.side ** 2
    return grid.values.reduce((sum, value, i) => sum + (value / pixels) * (weights[i % grid.depth] ?? 0), bias)
  }
}

function readLayers(file: Uint8Array): Layers {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const end = 4 + view.getUint32(0, true)
  const list: { name: string; count: number; scale?: number; min?: number }[] = JSON.parse(
    new TextDecoder().decode(file.subarray(4, end)),
  )
  const layers = new Map<string, Float32Array>()
  let at = end
  for (const { name, count, scale, min = 0 } of list) {
    const values = new Float32Array(count)
    for (let i = 0; i < count; i++)
      values[i] = scale === undefined ? view.getFloat32(at + 4 * i, true) : view.getUint8(at + i) * scale + min
    layers.set(name, values)
    at += count * (scale === undefined ? 4 : 1)
  }
  return (name) => {
    const values = layers.get(name)
    if (!values) throw new Error(`the age model has no ${name}`)
    return values
  }
}

/** Two separable convolutions to half the side, and beside them one of single pixels. */
function reduce(grid: Grid, layers: Layers, name: string, isActivated: boolean): Grid {
  const first = separable(isActivated ? relu(grid) : grid, layers, `${name}/separable_conv0`)
  const pooled = maxPool(separable(relu(first), layers, `${name}/separable_conv1`))
  return add(
    pooled,
    pointwise(everySecond(grid), layers(`${name}/expansion_conv/filters`), layers(`${name}/expansion_conv/bias`)),
  )
}

function residual(grid: Grid, layers: Layers, name: string): Grid {
  let inner = grid
  for (const layer of ['separable_conv0', 'separable_conv1', 'separable_conv2'])
    inner = separable(relu(inner), layers, `${name}/${layer}`)
  return add(inner, grid)
}

const separable = (grid: Grid, layers: Layers, name: string): Grid =>
  pointwise(
    depthwise(grid, layers(`${name}/depthwise_filter`)),
    layers(`${name}/pointwise_filter`),
    layers(`${name}/bias`),
  )

/** Each value from its own and the eight around it. */
function depthwise({ side, depth, values }: Grid, filter: Float32Array): Grid {
  const result = new Float32Array(values.length)
  forEachTap(side, side, 1, (into, from, tap) => {
    for (let k = 0; k < depth; k++)
      result[into * depth + k] =
        (result[into * depth + k] ?? 0) + (values[from * depth + k] ?? 0) * (filter[tap * depth + k] ?? 0)
  })
  return { side, depth, values: result }
}

/** Each pixel's values from those of the same pixel. */
function pointwise({ side, depth, values }: Grid, filter: Float32Array, bias: Float32Array): Grid {
  const result = new Float32Array(side * side * bias.length)
  for (let pixel = 0; pixel < side * side; pixel++) {
    const into = pixel * bias.length
    result.set(bias, into)
    for (let c = 0; c < depth; c++) {
      const value = values[pixel * depth + c] ?? 0
      if (value === 0) continue
      for (let k = 0; k < bias.length; k++)
        result[into + k] = (result[into + k] ?? 0) + value * (filter[c * bias.length + k] ?? 0)
    }
  }
  return { side, depth: bias.length, values: result }
}

/** Of nine pixels each, to half the side. */
function convolve({ side, depth, values }: Grid, layers: Layers, name: string): Grid {
  const [filter, bias] = [layers(`${name}/filters`), layers(`${name}/bias`)]
  const half = side / 2
  const result = new Float32Array(half * half * bias.length)
  for (let pixel = 0; pixel < half * half; pixel++) result.set(bias, pixel * bias.length)
  forEachTap(side, half, 2, (into, from, tap) => {
    for (let c = 0; c < depth; c++) {
      const value = values[from * depth + c] ?? 0
      for (let k = 0; k < bias.length; k++)
        result[into * bias.length + k] =
          (result[into * bias.length + k] ?? 0) + value * (filter[(tap * depth + c) * bias.length + k] ?? 0)
    }
  })
  return { side: half, depth: bias.length, values: result }
}

function maxPool({ side, depth, values }: Grid): Grid {
  const half = side / 2
  const result = new Float32Array(half * half * depth).fill(-Infinity)
  forEachTap(side, half, 2, (into, from) => {
    for (let k = 0; k < depth; k++)
      result[into * depth + k] = Math.max(result[into * depth + k] ?? 0, values[from * depth + k] ?? 0)
  })
  return { side: half, depth, values: result }
}

/**
 * Calls for each pixel of the result and each of the nine pixels of the grid under it, without those beyond the edge. A step
 * of 2 starts at the first pixel, as TensorFlow's "same" padding does.
 */
function forEachTap(
  side: number,
  resultSide: number,
  step: 1 | 2,
  call: (into: number, from: number, tap: number) => void,
) {
  const first = step === 1 ? -1 : 0
  for (let y = 0; y < resultSide; y++) {
    for (let x = 0; x < resultSide; x++) {
      for (let tap = 0; tap < 9; tap++) {
        const [row, column] = [y * step + first + Math.floor(tap / 3), x * step + first + (tap % 3)]
        if (row >= 0 && row < side && column >= 0 && column < side) call(y * resultSide + x, row * side + column, tap)
      }
    }
  }
}

function everySecond({ side, depth, values }: Grid): Grid {
  const half = side / 2
  const result = new Float32Array(half * half * depth)
  for (let pixel = 0; pixel < half * half; pixel++) {
    const from = (Math.floor(pixel / half) * 2 * side + (pixel % half) * 2) * depth
    result.set(values.subarray(from, from + depth), pixel * depth)
  }
  return { side: half, depth, values: result }
}

const relu = (grid: Grid): Grid => ({ ...grid, values: grid.values.map((value) => Math.max(0, value)) })

const add = (a: Grid, b: Grid): Grid => ({ ...a, values: a.values.map((value, i) => value + (b.values[i] ?? 0)) })
