import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs'

type Numbers = Int32Array | Uint32Array | Uint16Array | Float64Array
const KINDS = { Int32Array, Uint32Array, Uint16Array, Float64Array, Uint8Array }
type Kind = keyof typeof KINDS

interface Part {
  kind: Kind
  at: number
  /** In numbers, not bytes. */
  length: number
}

const END_BYTES = 8

/** Writes named parts, columns of numbers or JSON, into one file. Its table of contents is its end. */
export class PartsWriter {
  readonly #file: number
  readonly #parts: Record<string, Part> = {}
  position = 0

  constructor(path: string) {
    this.#file = openSync(path, 'w')
  }

  append(bytes: Uint8Array): void {
    for (let from = 0; from < bytes.length; ) from += writeSync(this.#file, bytes, from)
    this.position += bytes.length
  }

  put(name: string, numbers: Numbers | Uint8Array): void {
    this.#parts[name] = {
      kind: numbers instanceof Uint8Array ? 'Uint8Array' : (numbers.constructor.name as Kind),
      at: this.position,
      length: numbers.length,
    }
    this.append(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength))
  }

  putJson(name: string, value: unknown): void {
    this.put(name, Buffer.from(JSON.stringify(value)))
  }

  /** Writes the table of contents. The file is whole afterwards. */
  end(): void {
    const table = Buffer.from(JSON.stringify(this.#parts))
    this.append(table)
    const end = Buffer.alloc(END_BYTES)
    end.writeDoubleLE(table.length)
    this.append(end)
    fsyncSync(this.#file)
  }

  close(): void {
    closeSync(this.#file)
  }
}

/** Reads the parts of a file, each into memory of its own. */
export class PartsReader {
  readonly #file: number
  readonly #parts: Record<string, Part>

  /** @throws if the file is missing or not whole */
  constructor(path: string, size: number) {
    this.#file = openSync(path, 'r')
    try {
      const length = this.read(size - END_BYTES, END_BYTES).readDoubleLE()
      this.#parts = JSON.parse(this.read(size - END_BYTES - length, length).toString())
    } catch (error) {
      this.close()
      throw error
    }
  }

  read(at: number, length: number): Buffer {
    return this.#readInto(Buffer.allocUnsafe(length), at)
  }

  numbers<Name extends Kind>(kind: Name, name: string): InstanceType<(typeof KINDS)[Name]> {
    const part = this.#parts[name]
    if (part?.kind !== kind) throw new Error(`The catalogue's file has no ${kind} ${name}.`)
    const numbers = new KINDS[kind](part.length)
    this.#readInto(Buffer.from(numbers.buffer), part.at)
    return numbers as InstanceType<(typeof KINDS)[Name]>
  }

  bytes(name: string): Buffer {
    return Buffer.from(this.numbers('Uint8Array', name).buffer)
  }

  json<Value>(name: string): Value {
    return JSON.parse(this.bytes(name).toString()) as Value
  }

  close(): void {
    closeSync(this.#file)
  }

  #readInto(bytes: Buffer, at: number): Buffer {
    for (let from = 0; from < bytes.length; ) {
      const count = readSync(this.#file, bytes, from, bytes.length - from, at + from)
      if (count === 0) throw new Error('The catalogue’s file ends early.')
      from += count
    }
    return bytes
  }
}
