/**
 * A `tsquery` over keys that the program computed.
 * @param alternatives each a list of words that must all match; a word matches by any of its keys
 * @param isPrefix whether a key also finds those that begin with it
 */
export function prefixQuery(
  alternatives: readonly (readonly (readonly string[])[])[],
  isPrefix: (key: string) => boolean,
): string {
  const toKeys = (keys: readonly string[]) =>
    `(${keys.map((key) => `${quote(key)}${isPrefix(key) ? ':*' : ''}`).join(' | ')})`
  return alternatives.map((words) => words.map(toKeys).join(' & ')).join(' | ')
}

const quote = (key: string) => `'${key.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
