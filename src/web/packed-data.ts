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

/** @param data what JSON can write. Of the 21 KB that a listing reads, 6 are keys and 2 are texts that it has already. */
export function packData(data: unknown): PackedData {
  const keys: string[][] = []
  const texts = new Map<string, number>()

  function packText(text: string): unknown {
    if (text.length < LEAST_TEXT) return text
    const place = texts.get(text)
    if (place !== undefined) return [TEXT, place]
    texts.set(text, texts.size)
    return text
  }

  function placeOf(own: string[]): number {
    const known = keys.findIndex((one) => areSame(one, own))
    return known < 0 ? keys.push(own) - 1 : known
  }

  function pack(value: unknown): unknown {
    if (typeof value === 'string') return packText(value)
    if (typeof value !== 'object' || value === null) return value
    const isList = Array.isArray(value)
    const packed: unknown[] = [isList ? LIST : placeOf(Object.keys(value))]
    for (const one of isList ? value : Object.values(value)) packed.push(pack(one))
    return packed
  }

  const value = pack(data)
  return { keys, value }
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false
  for (let at = 0; at < some.length; at++) if (some[at] !== others[at]) return false
  return true
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
