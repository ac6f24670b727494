export interface Difference {
  /** Within the value, as `fitting.minutes`; empty for the value itself. */
  path: string
  before: unknown
  after: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What differs between two stored values, part by part: a group of settings is stored as one. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (!isObject(before) || !isObject(after)) return before === after ? [] : [{ path, before, after }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => differences(before[key], after[key], path ? `${path}.${key}` : key))
}
