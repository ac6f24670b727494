/** Stands for a value that the shop has answered with before, such as an id; looked up when a request is sent. */
export class Known {
  readonly name: string
  readonly at: number
  constructor(name: string, at: number) {
    this.name = name
    this.at = at
  }
}

const MOST = 40

/** Values that fit into later requests, by the names that the shop gives them. */
export function createKnownValues(first: Readonly<Record<string, readonly unknown[]>>) {
  const values = new Map<string, unknown[]>(Object.entries(first).map(([name, list]) => [name, [...list]]))
  let added = 0

  function add(name: string, value: unknown): void {
    const list = values.get(name) ?? []
    if (!list.includes(value)) {
      // The first stay: they are the witness's.
      if (list.length < MOST) list.push(value)
      else list[MOST / 2 + (added++ % (MOST / 2))] = value
    }
    values.set(name, list)
  }

  function resolve(value: unknown): unknown {
    if (value instanceof Known) {
      const list = values.get(value.name) ?? values.get('id') ?? [1]
      return list[value.at % list.length]
    }
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolve(one)]))
  }

  /** Takes up what an answer holds. `noun` names its plain `id`, as in `cart` for `cartId`. */
  function learn(answer: unknown, noun: string, depth = 0): void {
    if (typeof answer !== 'object' || answer === null || depth > 5) return
    for (const [name, value] of Object.entries(answer).slice(0, 60)) {
      if (typeof value === 'object') learn(value, Array.isArray(answer) ? noun : name.replace(/s$/, ''), depth + 1)
      else if (typeof value === 'number' || (typeof value === 'string' && value.length < 100)) {
        add(name, value)
        if (name === 'id') add(`${noun}Id`, value)
      }
    }
  }

  return { resolve, learn, add }
}

export type KnownValues = ReturnType<typeof createKnownValues>
