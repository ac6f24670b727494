/** Data of JSON in which the keys of objects are written once for all objects that have the same. */
export interface PackedData {
  keys: (readonly string[])[]
  /** A list begins with -1, an object with the place of its keys in `keys`. */
  value: unknown
}

const LIST = -1

/** @param data what JSON can write. Half of a listing's data was keys. */
export function packData(data: unknown): PackedData {
  const keys: string[][] = []
  const places = new Map<string, number>()

  function placeOf(own: string[]): number {
    const name = own.join('\n')
    const known = places.get(name)
    if (known !== undefined) return known
    places.set(name, keys.length)
    return keys.push(own) - 1
  }

  function pack(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return [LIST, ...value.map(pack)]
    return [placeOf(Object.keys(value)), ...Object.values(value).map(pack)]
  }

  const value = pack(data)
  return { keys, value }
}

export function unpackData({ keys, value }: PackedData): unknown {
  function unpack(packed: unknown): unknown {
    if (!Array.isArray(packed)) return packed
    const [place, ...values] = packed as [number, ...unknown[]]
    if (place === LIST) return values.map(unpack)
    return Object.fromEntries((keys[place] ?? []).map((key, index) => [key, unpack(values[index])]))
  }
  return unpack(value)
}
