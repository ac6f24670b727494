/**
 * Data of JSON in which the keys of objects are written once for all objects that have the same, and a long text once
 * for all places that have it.
 */
export interface PackedData {
  keys: (readonly string[])[]
  /** An array begins with what it stands for: a list, a text that was written before, or an object with these keys. */
  value: unknown
}

const LIST = -1
const TEXT = -2
/** Characters; to refer to a text takes up to eight. */
const LEAST_TEXT = 12

/** @param data what JSON can write. A third of a listing's data was keys, a third names that it had already. */
export function packData(data: unknown): PackedData {
  const keys = new Map<string, { place: number; own: string[] }>()
  const texts = new Map<string, number>()

  function packText(text: string): unknown {
    const place = texts.get(text)
    if (place !== undefined) return [TEXT, place]
    if (text.length >= LEAST_TEXT) texts.set(text, texts.size)
    return text
  }

  function placeOf(own: string[]): number {
    const name = own.join('\n')
    const known = keys.get(name) ?? { place: keys.size, own }
    keys.set(name, known)
    return known.place
  }

  function pack(value: unknown): unknown {
    if (typeof value === 'string') return packText(value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return [LIST, ...value.map(pack)]
    return [placeOf(Object.keys(value)), ...Object.values(value).map(pack)]
  }

  const value = pack(data)
  return { keys: [...keys.values()].map(({ own }) => own), value }
}

export function unpackData({ keys, value }: PackedData): unknown {
  const texts: string[] = []

  function unpack(packed: unknown): unknown {
    if (typeof packed === 'string' && packed.length >= LEAST_TEXT) texts.push(packed)
    if (!Array.isArray(packed)) return packed
    const [kind, ...values] = packed as [number, ...unknown[]]
    if (kind === LIST) return values.map(unpack)
    if (kind === TEXT) return texts[values[0] as number]
    return Object.fromEntries((keys[kind] ?? []).map((key, index) => [key, unpack(values[index])]))
  }
  return unpack(value)
}
