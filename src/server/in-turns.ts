import { setImmediate } from 'node:timers/promises'

const TURN_MS = 10

/** Maps a long list; every few milliseconds the process answers others first. */
export async function mapInTurns<Item, Result>(items: readonly Item[], map: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = []
  let begun = performance.now()
  for (const item of items) {
    results.push(map(item))
    if (performance.now() - begun < TURN_MS) continue
    await setImmediate()
    begun = performance.now()
  }
  return results
}
