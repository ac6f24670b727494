import type { Db } from './database.ts'

type Act = () => void

const acts = new WeakMap<Db, Act[]>()

/**
 * Runs `work` with a transaction, and what it left to `afterCommit` once that has committed; not where it is rolled back.
 * Inside another transaction it waits for the end of that.
 */
export async function withActs<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const own: Act[] = []
  const result = await db.transaction((tx) => {
    acts.set(tx, own)
    return work(tx)
  })
  for (const act of own) afterCommit(db, act)
  return result
}

/**
 * Calls `act` when the transaction has committed. It must not throw, and is lost where the process ends before it.
 * @param db a transaction of `transaction`; where it is none, `act` is called at once
 */
export function afterCommit(db: Db, act: Act): void {
  const waiting = acts.get(db)
  if (waiting === undefined) act()
  else waiting.push(act)
}
