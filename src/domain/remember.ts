/** A pure function of a text, with its results kept. At `most` of them, all are dropped and collected anew. */
export function remember<Result>(make: (text: string) => Result, most: number): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const made = make(text)
    if (results.size >= most) results.clear()
    results.set(text, made)
    return made
  }
}
