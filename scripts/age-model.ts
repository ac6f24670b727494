import { readFileSync } from 'node:fs'
import { readPinned } from './read-pinned.ts'

const WEIGHTS = new URL('../node_modules/@vladmandic/face-api/model/age_gender_model.bin', import.meta.url)
const MANIFEST = new URL(
  '../node_modules/@vladmandic/face-api/model/age_gender_model-weights_manifest.json',
  import.meta.url,
)
/** Of version 1.7.15. */
const WEIGHTS_SHA256 = '49f92bbc0afef2342c4385e4a2b0acb6d7a727c6f0aa539499719a81acf9abaa'

interface ManifestEntry {
  name: string
  shape: number[]
  quantization?: { dtype: 'uint8'; scale: number; min: number }
}

/**
 * The part of face-api's model of age and gender that reads the age. The file is the length of its list of layers as a 32-bit
 * integer, that list as JSON, then the layers' values: bytes with a scale and a minimum, or 32-bit floats.
 * @throws Error where the checksum differs
 */
export function extractAgeModel(): Uint8Array {
  const weights = readPinned(WEIGHTS, WEIGHTS_SHA256)
  const [{ weights: entries }] = JSON.parse(readFileSync(MANIFEST, 'utf8')) as [{ weights: ManifestEntry[] }]
  const [layers, values]: [object[], Buffer[]] = [[], []]
  let at = 0
  for (const { name, shape, quantization } of entries) {
    const count = shape.reduce((product, side) => product * side, 1)
    const bytes = count * (quantization ? 1 : 4)
    if (!name.startsWith('fc/gender')) {
      layers.push({ name, count, ...(quantization && { scale: quantization.scale, min: quantization.min }) })
      values.push(weights.subarray(at, at + bytes))
    }
    at += bytes
  }
  const list = Buffer.from(JSON.stringify(layers))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(list.length)
  return Buffer.concat([length, list, ...values])
}
