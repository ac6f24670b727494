/**
 * Looks a key that anyone may have written up in a table: the names that every object inherits, as `constructor`, are
 * not in it.
 */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
