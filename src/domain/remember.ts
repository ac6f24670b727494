/** The value of a key, made where it is not kept. At `most` of them, all are dropped and collected anew. */
export function findOrMake<Key, Value>(kept: Map<Key, Value>, most: number, key: Key, make: () => Value): Value {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make()
  if (kept.size >= most) kept.clear()
  kept.set(key, made)
  return made
}

/** A pure function of a text, with its results kept. At `most` of them, all are dropped and collected anew. */
export function remember<Result>(make: (text: string) => Result, most: number): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => findOrMake(results, most, text, () => make(text))
}
