/**
 * The iris model, extracted from MediaPipe's "face landmark with attention". That model samples squares around the eyes from
 * its own features with three operations that LiteRT lacks. Here they are removed: the squares become inputs, the features
 * outputs, and the tracker samples them (`web/try-on/tracker/eye-square.ts`). The part for the lips is removed too; its
 * weights become zeros, which compress to almost nothing.
 */

/** Tensor indices: the picture, and the squares around both eyes. */
const INPUTS = [0, 200, 201]
/** The features, the points of the face, then of each eye its outline and its iris. */
const OUTPUTS = [35, 186, 700, 703, 704, 707]
/** For the lips and both eyes: three to find the squares, three to sample them, five to map points back. */
const CUSTOM_OPERATIONS = 11
const [CUSTOM, OPERATOR_FIELDS] = [32, { code: 0, inputs: 1, outputs: 2 }]

function createReader(bytes: Buffer) {
  const follow = (at: number) => at + bytes.readUInt32LE(at)
  const field = (table: number, number: number) => {
    const layout = table - bytes.readInt32LE(table)
    const place = 4 + 2 * number
    const offset = place < bytes.readUInt16LE(layout) ? bytes.readUInt16LE(layout + place) : 0
    return offset && table + offset
  }
  const vector = (table: number, number: number) => {
    const at = field(table, number)
    const start = at && follow(at)
    return { count: start && bytes.readUInt32LE(start), at: start + 4 }
  }
  const tables = (table: number, number: number) => {
    const { count, at } = vector(table, number)
    return Array.from({ length: count }, (_, i) => follow(at + 4 * i))
  }
  const numbers = (table: number, number: number) => {
    const { count, at } = vector(table, number)
    return Array.from({ length: count }, (_, i) => bytes.readInt32LE(at + 4 * i))
  }
  const number = (table: number, which: number) => {
    const at = field(table, which)
    return at && bytes.readUInt32LE(at)
  }
  return { follow, field, vector, tables, numbers, number }
}

/**
 * Extracts the iris model.
 * @throws Error where the source is another model
 */
export function extractIrisModel(attention: Uint8Array): Uint8Array {
  const bytes = Buffer.from(attention)
  const read = createReader(bytes)
  const model = read.follow(0)
  const [graph] = read.tables(model, 2) as [number]
  const kinds = read.tables(model, 1).map((code) => {
    const at = read.field(code, 0)
    return at && bytes.readInt8(at)
  })
  const operators = read.tables(graph, 3).map((table) => ({
    table,
    isCustom: kinds[read.number(table, OPERATOR_FIELDS.code)] === CUSTOM,
    inputs: read.numbers(table, OPERATOR_FIELDS.inputs),
    outputs: read.numbers(table, OPERATOR_FIELDS.outputs),
  }))

  const customCount = operators.filter(({ isCustom }) => isCustom).length
  if (customCount !== CUSTOM_OPERATIONS) throw new Error(`unexpected model: ${customCount} custom operations`)

  const needed = new Set(OUTPUTS)
  const kept = operators.toReversed().filter(({ isCustom, inputs, outputs }) => {
    const isNeeded = !isCustom && outputs.some((tensor) => needed.has(tensor))
    if (isNeeded) for (const tensor of inputs) needed.add(tensor)
    return isNeeded
  })
  keepOperators(bytes, read.vector(graph, 3).at, kept.map(({ table }) => table).toReversed())

  const tensors = read.tables(graph, 0)
  const bufferOf = (tensor: number) => read.number(tensors[tensor] ?? 0, 2)
  const used = new Set([...needed].map(bufferOf))
  for (const [i, buffer] of read.tables(model, 4).entries()) {
    const { count, at } = read.vector(buffer, 0)
    if (!used.has(i)) bytes.fill(0, at, at + count)
  }
  return withVectors(bytes, [
    [read.field(graph, 1), INPUTS],
    [read.field(graph, 2), OUTPUTS],
  ])
}

/** Shortens the vector to these tables. They lie behind it, so their offsets stay positive from an earlier place. */
function keepOperators(bytes: Buffer, at: number, tables: readonly number[]): void {
  bytes.writeUInt32LE(tables.length, at - 4)
  for (const [i, table] of tables.entries()) bytes.writeUInt32LE(table - (at + 4 * i), at + 4 * i)
}

/** Appends new vectors of numbers and points the fields to them. */
function withVectors(bytes: Buffer, vectors: readonly (readonly [field: number, values: readonly number[]])[]): Buffer {
  let whole = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
  for (const [field, values] of vectors) {
    const start = whole.length
    whole = Buffer.concat([whole, Buffer.from(Int32Array.from([values.length, ...values]).buffer)])
    whole.writeUInt32LE(start - field, field)
  }
  return whole
}
