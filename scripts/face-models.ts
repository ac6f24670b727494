import { extractIrisModel } from './iris-model.ts'
import { readPinned } from './read-pinned.ts'

const PACK = new URL('../node_modules/@mediapipe/face_mesh/face_mesh_solution_packed_assets.data', import.meta.url)
/** Of version 0.4.1633559619; later versions abort on their first picture. */
const PACK_SHA256 = 'dbe5905c582c0462cdaea17e7e6ecea92edaa8cccc515c5e2e7291f2cbb5fb99'
const IRISES = [0, 2495952] as const
const LANDMARKS = [2495952, 3737848] as const
const GEOMETRY = [3737848, 3757224] as const
const DETECTOR = [3757224, 3986256] as const

/**
 * Extracts the face detector, the landmark and iris models and the canonical face from MediaPipe's assets.
 * @throws Error where the checksum differs
 */
export function extractFaceModels(): Record<string, Uint8Array> {
  const pack = readPinned(PACK, PACK_SHA256)
  return {
    detector: pack.subarray(...DETECTOR),
    irises: extractIrisModel(pack.subarray(...IRISES)),
    landmarks: pack.subarray(...LANDMARKS),
    mesh: meshOf(pack.subarray(...GEOMETRY)),
  }
}

/** The points in mm as 32-bit floats, then the triangles' indices as 16-bit integers. */
function meshOf(metadata: Buffer): Uint8Array {
  const mesh = fieldsOf(metadata)[0]
  if (!(mesh?.value instanceof Buffer)) throw new Error('the geometry metadata has no mesh')
  const fields = fieldsOf(mesh.value)
  const floats = fields.filter(({ number }) => number === 3).map(({ value }) => (value as Buffer).readFloatLE())
  const corners = fields.filter(({ number }) => number === 4).map(({ value }) => Number(value))
  // Five floats a vertex: position in cm and texture coordinates.
  const points = Float32Array.from(
    floats.filter((_, i) => i % 5 < 3),
    (cm) => cm * 10,
  )
  return Buffer.concat([Buffer.from(points.buffer), Buffer.from(Uint16Array.from(corners).buffer)])
}

/** Parses the fields of a protocol buffer message, as far as this one uses them. */
function fieldsOf(message: Buffer): { number: number; value: number | Buffer }[] {
  const fields = []
  let at = 0
  const varint = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = message[at++] ?? 0
      value += (byte & 127) * 2 ** shift
      if (byte < 128) return value
    }
  }
  const take = (length: number) => {
    at += length
    return message.subarray(at - length, at)
  }
  while (at < message.length) {
    const tag = varint()
    const value = tag % 8 === 0 ? varint() : take(tag % 8 === 5 ? 4 : varint())
    fields.push({ number: tag >> 3, value })
  }
  return fields
}
